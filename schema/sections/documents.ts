import { mistypedDays, overdueReview } from '../model/dayProblems.ts'
import { date, downloadPath, entryList, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const documents = defineSection('documents', {
  description: 'Documents to read, to fill in or to download, in one list. The site finds out their size.',
  synonyms: 'downloads, policies, policy, files, pdfs, attachments, resources, forms to print, pdf list',
  fields: {
    ...titled('Policies and forms', 'The office prints any of them for you.'),
    items: entryList('The documents, in order.', {
      title: text('The name of the document.', 'Safeguarding policy'),
      pdfUrl: downloadPath(
        'The document: PDF to read; Word, Excel or PowerPoint to fill in.',
        '/docs/safeguarding.pdf',
      ),
      description: sentence('A sentence about it.', 'Whom to tell, and what happens then.').optional(),
      date: date('The day of the document.', '2026-09-01').optional(),
      reviewBy: date(
        'The last day on which it is surely right. After it, validation warns.',
        '2027-08-31',
      ).optional(),
    }),
  },
  warnings: ({ items }, today) =>
    items.flatMap((item, index) => [
      ...mistypedDays(item, ['date', 'reviewBy'], today, ['items', index]),
      ...overdueReview(`The document "${item.title}"`, item.reviewBy, today, ['items', index, 'reviewBy']),
    ]),
  presets: {
    'With everything': {
      id: 'documents',
      title: 'Fees, policies and forms',
      description: 'The office prints any of them for you; ring {phone}.',
      items: [
        {
          title: 'Fees of the Pre-School',
          pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
          description: 'Tuition, lunch, the bus and after-school care, term by term.',
          date: '2026-09-01',
          reviewBy: '2035-08-31',
        },
        { title: 'A document without a date', pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf' },
        {
          title: 'What to bring on the first day',
          pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf',
          description: 'A list to tick.',
        },
      ],
    },
  },
})
