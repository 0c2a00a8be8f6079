import { z } from 'zod'
import { imagePath, link, pdfPath, text } from '../fields.ts'
import { light } from '../light.ts'
import { defineSection } from './define.ts'

export const callToAction = defineSection(
  'callToAction',
  'The close of a page: an invitation with a button.',
  {
    title: text('The invitation.', 'Come on any school morning'),
    description: text('One or two sentences below it.', 'Places are offered each term.'),
    buttonText: text('The words on the button.', 'Apply Now'),
    buttonLink: link('Where the button leads.', '/admissions/apply'),
    image: imagePath(
      'A picture behind or beside the words; it only decorates. A photograph at least 1920 pixels wide, and wider than high, fills the close, behind a pane of the wall where the words stand.',
      '/images/noon.svg',
    ).optional(),
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
)
