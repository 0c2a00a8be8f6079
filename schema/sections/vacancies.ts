import { z } from 'zod'
import { mistypedDays } from '../model/dayProblems.ts'
import {
  date,
  link,
  list,
  paragraphs,
  pdfPath,
  sentence,
  text,
  titled,
  withKeywords,
} from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const vacancies = defineSection('vacancies', {
  description: 'Posts to apply for. Each leaves the website by itself after its closing day.',
  synonyms: 'vacancy, jobs, careers, job, positions, recruitment, work with us, job adverts, job openings',
  fields: {
    ...titled('Work with us', 'We read every application and answer each.'),
    items: z
      .array(
        z.strictObject({
          title: text('The post.', 'Teacher of Physics'),
          closes: withKeywords(
            date('The last day for applications. The day after, the post is gone.', '2027-01-30'),
            ['deadline', 'closing', 'closingdate', 'until', 'lastday', 'applyby'],
          ),
          description: paragraphs(
            'What the post is about.',
            'Forms 1 to 3, and the science club.',
          ).optional(),
          facts: list(
            text('A fact in a few words.', 'Full time'),
            'Facts such as hours, start and salary.',
          ).optional(),
          document: pdfPath('The description of the post.', '/docs/physics.pdf').optional(),
          link: link('Where to apply.', 'mailto:jobs@school.org').optional(),
        }),
      )
      .meta({ description: 'The vacancies, in order. The list may be empty.' }),
    emptyText: sentence(
      'What is shown when there is none.',
      'There is no vacancy at present. Ask again in May.',
    ),
  },
  complete: (section, { today }) => ({
    ...section,
    items: section.items.filter(({ closes }) => closes >= today),
  }),
  warnings: ({ items }, today) =>
    items.flatMap((item, index) => mistypedDays(item, ['closes'], today, ['items', index])),
  // The days are far ahead, so that the catalogue does not lose them.
  words: {
    applyBy: ['Apply by {date}', 'The last day of a vacancy.'],
    apply: ['Apply', 'The button of a vacancy.'],
    applyAs: ['as {title}', 'After "Apply", for screen readers.'],
    jobDescription: ['Read the job description ({file})', 'The link to the document of a vacancy.'],
  },
  presets: {
    'With everything': {
      id: 'vacancies',
      title: 'Work with us',
      description: 'We read every application and answer each.',
      items: [
        {
          title: 'Teacher of Physics',
          closes: '2035-01-30',
          description:
            'Physics in Junior and Senior High School, with a laboratory of your own.\nYou share the science club with a colleague.',
          facts: ['Full time', 'From September', 'Two years, then permanent'],
          document: '/docs/PRE-SCHOOL-FEES.pdf',
          link: 'mailto:jobs@school.org',
        },
        { title: 'Driver of the school bus', closes: '2035-02-28', facts: ['Mornings and afternoons'] },
      ],
      emptyText: 'There is no vacancy at present. Ring {phone} all the same.',
    },
    'None at present': {
      title: 'Vacancies',
      items: [],
      emptyText: 'There is no vacancy at present. Ring {phone} all the same.',
    },
  },
})
