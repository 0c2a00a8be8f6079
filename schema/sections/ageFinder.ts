import { z } from 'zod'
import { leavesOf, shown } from '../model/entries.ts'
import { action, collection, inForms, titled } from '../model/fields.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'

export const ageFinder = defineSection('ageFinder', {
  description:
    'A table of the ages for which the pages of a folder are, by the "ages" of their summaries, and a form that finds the one for a birthday.',
  help: 'A table of the ages for which the pages below another one are, and a form that finds the one for a birthday.',
  synonyms: 'ages, age, which stage, stage finder, class finder, birthday, age calculator',
  fields: {
    ...titled(
      'Which stage for my child?',
      'A child enters the stage of its age on the first day of the school year.',
    ),
    from: inForms(collection('Which pages are listed. Those without "ages" in their summary are left out.'), {
      help: 'Which pages are listed. Those without ages are left out.',
    }),
    yearBegins: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/)
      .meta({
        description: 'The day on which the school year begins, as month-day. The age on this day counts.',
        examples: ['09-01'],
        errorMessage: 'Write month-day, such as "09-01" for 1 September.',
      }),
    action: action('A link below the form, for those who find nothing.', 'Ask the office', '/contact'),
  },
  use: { limit: 1 },
  warnings: ({ from, hidden }) =>
    hidden
      ? []
      : [
          {
            code: 'missing-ages',
            path: ['from'],
            message: `No page of "${from}" says for which ages it is, so this section is empty.`,
            suggestion: say`Write ${say.field('ages')}${{ text: ': { "from": "6 months", "to": "5 years" }', inForms: '' }} into the ${say.field('summary')} of those pages.`,
            unless: site => site.hasAges(from),
          },
        ],
  resolve: ({ from }, site) => ({
    entries: shown(
      leavesOf(site.entries(from)).filter(({ ages }) => ages),
      ['ages'],
    ),
  }),
  words: {
    stage: ['Stage', 'Above the names in the table of ages.'],
    age: ['Age', 'Above the ages in that table.'],
    ageRange: ['{from} to {to}', 'The ages that a stage is for.'],
    usualAgeRange: ['about {from} to {to}', 'The same, where the ages are usual rather than required.'],
    birthday: ['Date of birth', 'Beside the field of the birthday.'],
    findStage: ['Find the stage', 'On the button below it.'],
    birthdayKept: [
      'Your browser works it out by itself. The date is neither kept nor sent.',
      'Below that field.',
    ],
    birthdayMissing: ['Please write the day, the month and the year.', 'When the birthday is not complete.'],
    birthdayAhead: [
      'This day is still to come. Please write the day of birth, or ask us about a child not born yet.',
      'When the birthday lies in the future.',
    ],
    birthdayPast: [
      'That is more than {years} years ago. Please look at the year again.',
      'When the birthday lies too long ago.',
    ],
    schoolYear: ['School year {year}', 'Above the stages that are open in it.'],
    opensOn: ['from {date}', 'Behind a stage for which the child is old enough only during the year.'],
    tooYoung: ['Not old enough yet: we begin at {age}.', 'When the child is too young for every stage.'],
    tooOld: [
      'Older than our last stage, which goes to {age}. Ask us what is possible.',
      'When it is too old.',
    ],
    noStage: [
      'No stage is for exactly this age. Ask us what is possible.',
      'When its age lies between two stages.',
    ],
  },
  presets: {
    'With everything': {
      id: 'which-stage',
      title: 'Which stage for my child?',
      description: 'A child enters the stage of its age on the first day of the school year.',
      from: '/stages',
      yearBegins: '09-01',
      action: { text: 'Ask the office', link: '/stages' },
    },
  },
})
