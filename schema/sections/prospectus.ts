import { pdfPath, sentence, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const prospectus = defineSection('prospectus', {
  description: 'A PDF document to read on the page or to download.',
  synonyms: 'pdf, document, download, brochure, booklet',
  fields: {
    title: text('The name of the document.', 'Pre-School fees'),
    description: sentence('A sentence about it.', 'Fees for the coming school year.').optional(),
    buttonText: text('The words on the button.', 'View Prospectus'),
    pdfUrl: pdfPath('The document.', '/docs/PRE-SCHOOL-FEES.pdf'),
  },
  presets: {
    'With everything': {
      id: 'fees',
      title: 'Pre-School fees',
      description: 'Fees for the coming school year.',
      buttonText: 'View Prospectus',
      pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
    },
  },
})
