import { z } from 'zod'
import { BAND_WIDTH, imagePath, link, pdfPath, sentence, shownAt, text } from '../model/fields.ts'
import { light, screen } from '../model/light.ts'
import { defineSection } from './shared/defineSection.ts'

export const callToAction = defineSection('callToAction', {
  description: 'The close of a page: an invitation with a button.',
  synonyms: 'button, cta, invitation, apply, book a visit, sign up',
  fields: {
    title: text('The invitation.', 'Come on any school morning'),
    description: sentence('One or two sentences below it.', 'Places are offered each term.'),
    buttonText: text('The words on the button.', 'Apply Now'),
    buttonLink: link('Where the button leads.', '/admissions/apply'),
    image: shownAt(
      BAND_WIDTH,
      imagePath(
        'A picture behind or beside the words; it only decorates. A photograph at least 1920 pixels wide, and wider than high, fills the close, behind a pane of the wall where the words stand.',
        '/images/noon.svg',
      ),
    ).optional(),
    screen,
    light: light
      .meta({ description: "The light of this close, where it is not the one that follows the page's own." })
      .optional(),
    prospectus: z
      .strictObject({
        title: text('The name of the document.', 'Pre-School fees'),
        buttonText: text('The words on the second button.', 'View Prospectus'),
        pdfUrl: pdfPath('The document that it opens.', '/docs/PRE-SCHOOL-FEES.pdf'),
      })
      .meta({ description: 'A second button that opens a PDF document on the page.' })
      .optional(),
  },
  presets: {
    'With a document': {
      id: 'apply',
      title: 'Come on any school morning',
      description: 'Places are offered each term. Walk the rooms first, then decide.',
      buttonText: 'Apply Now',
      buttonLink: '/admissions/apply',
      image: '/images/places/arcade.svg',
      prospectus: {
        title: 'Pre-School fees',
        buttonText: 'View Prospectus',
        pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
      },
    },
    'With a light of its own': {
      id: 'own-light',
      title: 'Come while it is light',
      description: 'Places are offered each term. Walk the rooms first, then decide.',
      buttonText: 'Apply Now',
      buttonLink: '/admissions/apply',
      light: 'late-morning',
      screen: 'octagon',
    },
  },
})
