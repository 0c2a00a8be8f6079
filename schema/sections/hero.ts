import { z } from 'zod'
import { BAND_WIDTH, imagePath, link, sentence, shownAt, text, yesOrNo } from '../model/fields.ts'
import { screen } from '../model/light.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'

export const hero = defineSection('hero', {
  description: 'The opening of a page: its main heading, one sentence, a large picture.',
  synonyms: 'banner, headline, heading, opening, cover, header',
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
    followsDay: yesOrNo(
      'true where the wall of "screen" takes the light of the hour that it is at your place, and visitors can turn the day with a slider. It needs "screen", and "timeZone" in _site.json where your place is not on UTC.',
      'The wall takes the light of the hour that it is at your place, and visitors can turn the day with a slider.',
    ),
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
  rules: ({ followsDay, screen }) => (followsDay && !screen ? [dayWithoutScreen] : []),
  words: {
    turnDay: ['Turn the day', 'What a screen reader calls the slider that changes the light of a page.'],
    hoursOfDay: [
      'Midnight, One at night, Two at night, Three at night, Four at night, Five in the morning, Six in the morning, Seven in the morning, Eight in the morning, Nine in the morning, Ten in the morning, Eleven in the morning, Noon, One in the afternoon, Two in the afternoon, Three in the afternoon, Four in the afternoon, Five in the afternoon, Six in the evening, Seven in the evening, Eight in the evening, Nine in the evening, Ten at night, Eleven at night',
      'Beside that slider: the 24 hours from midnight on, with commas between them.',
    ],
    hourNow: [
      'It is {hour} in {place}',
      'Beside that slider, until it is moved: the hour, and the city of the time zone.',
    ],
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
      followsDay: true,
    },
    'With a long word': {
      id: 'long',
      title: 'Extra-curricular internationalisation',
      description: 'Three years in which a child learns to work alone, ending with the BECE.',
      backgroundImage: '/images/places/arcade.svg',
    },
  },
})

const dayWithoutScreen = {
  code: 'missing-field' as const,
  path: ['followsDay'],
  message: say`${say.field('followsDay')} gives the wall of breeze blocks its light, and this section has no ${say.field('screen')}.`,
  suggestion: say`Add ${say.field('screen')}: ${say.choice('quarter')}, or delete ${say.field('followsDay')}.`,
}
