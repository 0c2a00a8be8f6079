import { z } from 'zod'
import { BAND_WIDTH, imagePath, link, sentence, shownAt, text } from '../model/fields.ts'
import { screen } from '../model/light.ts'
import { defineSection } from './defineSection.ts'

export const hero = defineSection('hero', {
  description: 'The opening of a page: its main heading, one sentence, a large picture.',
  synonyms: ['banner', 'headline', 'heading', 'opening', 'cover', 'header'],
  fields: {
    title: text('The main heading of the page.', 'Junior High School'),
    description: sentence(
      'One or two sentences below the heading.',
      'Three years in which a child learns to work alone.',
    ),
    backgroundImage: shownAt(
      BAND_WIDTH,
      imagePath(
        'The large picture; it only decorates. A photograph at least 1920 pixels wide, and wider than high, fills the opening, behind a pane of the wall where the words stand; one that is higher than wide stands beside them. Versions for every screen are made of it.',
        '/images/hero-jhs.svg',
      ),
    ),
    screen,
    actions: z
      .array(
        z.strictObject({
          buttonText: text('The words on the button.', 'Apply Now'),
          buttonLink: link('Where the button leads.', '/admissions/apply'),
        }),
      )
      .min(1)
      .max(2)
      .meta({ description: 'One or two buttons. The first is the main one.' })
      .optional(),
  },
  presets: {
    'With two buttons': {
      id: 'top',
      title: 'Junior High School',
      description: 'Three years in which a child learns to work alone, ending with the BECE.',
      backgroundImage: '/images/places/arcade.svg',
      actions: [
        { buttonText: 'Apply Now', buttonLink: '/admissions/apply' },
        { buttonText: 'Ask us anything', buttonLink: 'mailto:office@school.example' },
      ],
    },
    'With a drawing of a room': {
      id: 'room',
      title: 'A room to think in',
      description: 'Three years in which a child learns to work alone, ending with the BECE.',
      backgroundImage: '/images/heroes/jhs.svg',
    },
    'With the sun behind a wall': {
      id: 'sun',
      title: 'Give a child the whole morning',
      description: 'Three years in which a child learns to work alone, ending with the BECE.',
      backgroundImage: '/images/heroes/jhs.svg',
      screen: 'quarter',
    },
    'With a long word': {
      id: 'long',
      title: 'Extra-curricular internationalisation',
      description: 'Three years in which a child learns to work alone, ending with the BECE.',
      backgroundImage: '/images/places/arcade.svg',
    },
  },
})
