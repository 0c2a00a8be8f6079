import { pdfPath, text } from '../fields.ts'
import { defineSection } from './define.ts'

export const prospectus = defineSection('prospectus', 'A PDF document to read on the page or to download.', {
  title: text('The name of the document.', 'Pre-School fees'),
  description: text('A sentence about it.', 'Fees for the coming school year.').optional(),
  buttonText: text('The words on the button.', 'View Prospectus'),
  pdfUrl: pdfPath('The document.', '/docs/PRE-SCHOOL-FEES.pdf'),
})
