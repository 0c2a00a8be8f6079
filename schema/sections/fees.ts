import { z } from 'zod'
import { mistypedDays } from '../model/dayProblems.ts'
import {
  date,
  entryList,
  inOrderOf,
  list,
  pagePath,
  paragraphs,
  pdfPath,
  text,
  titled,
  withKeywords,
} from '../model/fields.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'
import { count, repeatedNames, wrongCount } from './shared/entryRules.ts'

const amount = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({
      description: `${description} A number without commas and without the currency.`,
      examples: [example],
    })

const note = (example: string) => text('What else is to be known of it.', example).optional()

export const fees = defineSection('fees', {
  description:
    'What each class costs in each term and in the whole year, which is added up, and what else is paid.',
  synonyms: `school fees, tuition, tuition fees, prices, price, costs, cost, charges, fee, payments, school fees
    and charges, fee structure, price of a place`,
  fields: {
    ...titled('School fees', 'Fees are paid at the office or by bank transfer.'),
    page: pagePath(
      'The page whose fees these are, such as a stage. That page can then show them, too.',
      '/stages/pre-school',
    ).optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ description: 'The currency in three capital letters.', examples: ['GHS'] }),
    validFrom: date('The first day on which these fees hold.', '2026-09-01'),
    terms: entryList('The terms, in order.', {
      name: text('The name of the term.', 'First term'),
      due: withKeywords(date('The last day on which its fees can be paid.', '2026-09-08'), [
        'deadline',
        'payby',
        'duedate',
      ]).optional(),
    }),
    classes: entryList('The classes, from the youngest to the oldest.', {
      name: text('The class, or several that cost the same.', 'JHS 1 to 3'),
      amounts: inOrderOf(
        'terms',
        list(
          amount('What the class costs in one term.', 9500),
          'What the class costs: an amount for each term, in their order. Without it visitors are told to ask the office.',
        ),
      ).optional(),
      note: note('Books included.'),
    }),
    extras: entryList('What is paid besides the fees.', {
      name: text('What is paid for.', 'School bus'),
      amount: amount('What it costs. Without it visitors are told to ask the office.', 300).optional(),
      per: z.enum(['term', 'year', 'month', 'once']).meta({
        description: 'How often it is paid: each term, each year, each month, or once.',
        examples: ['term'],
      }),
      note: note('From Tema and back.'),
    }).optional(),
    notes: paragraphs('How the fees are paid, and what they include.', 'A third child pays half.').optional(),
    document: z
      .strictObject({
        text: text('The words of the link.', 'The fees to print'),
        pdfUrl: pdfPath('The document.', '/docs/PRE-SCHOOL-FEES.pdf'),
      })
      .meta({ description: 'A link to the fees as a PDF document.' })
      .optional(),
  },
  shares: ({ page, title, currency, terms, classes }) =>
    page === undefined
      ? {}
      : {
          fees: {
            page,
            title,
            currency,
            terms: terms.map(({ name }) => name),
            classes: classes.map(({ name, amounts }) => ({ name, amounts })),
          },
        },
  rules: ({ terms, classes, extras = [] }) => [
    ...classes.flatMap(({ name, amounts }, index) =>
      amounts === undefined || amounts.length === terms.length
        ? []
        : wrongCount(
            ['classes', index, 'amounts'],
            `"${name}" has ${count(amounts.length, 'amount')}, but there ${terms.length === 1 ? 'is' : 'are'} ${count(terms.length, 'term')}.`,
            'Write one for each term, without commas inside: 9500, not 9,500.',
          ),
    ),
    ...repeatedNames(classes, 'classes'),
    ...repeatedNames(extras, 'extras'),
    ...repeatedNames(terms, 'terms'),
  ],
  warnings: ({ validFrom, terms, classes, extras = [] }, today) => [
    ...mistypedDays({ validFrom }, ['validFrom'], today),
    ...terms.flatMap((term, index) => mistypedDays(term, ['due'], today, ['terms', index])),
    ...classes.flatMap(({ name, amounts }, index) =>
      amounts ? [] : missingAmount(name, ['classes', index], 'amounts', 'one amount for each term'),
    ),
    ...unlikelyAmounts(classes.map(({ amounts = [] }) => (amounts.length === terms.length ? amounts : []))),
    ...extras.flatMap(({ name, amount }, index) =>
      amount === undefined ? missingAmount(name, ['extras', index], 'amount', 'the amount') : [],
    ),
  ],
  words: {
    validFrom: ['Valid from {date}', 'Above a table of fees.'],
    dueBy: ['due by {date}', 'Above a table of fees, with the date of each term.'],
    wholeYear: ['Whole year', 'The last column of a table of fees.'],
    otherCharges: ['Other charges', 'The heading above charges besides the fees.'],
    charge: ['Charge', 'A column of the other charges.'],
    perMonth: ['{amount} a month', 'How often a charge is paid.'],
    paidOnce: ['{amount} once', 'How often a charge is paid.'],
  },
  presets: {
    'With everything': {
      id: 'fees',
      title: 'School fees',
      description: 'Fees are paid at the office, by bank transfer or by mobile money.',
      page: '/stages',
      currency: 'GHS',
      validFrom: '2026-09-01',
      terms: [
        { name: 'First term', due: '2026-09-08' },
        { name: 'Second term', due: '2027-01-11' },
        { name: 'Third term', due: '2027-04-26' },
      ],
      classes: [
        { name: 'Crèche and nursery', amounts: [7200, 6800, 6800], note: 'Lunch included.' },
        { name: 'Years 1 to 6', amounts: [9500, 9000, 9000] },
        { name: 'Years 7 to 9', amounts: [11250.5, 10750.5, 10750.5] },
      ],
      extras: [
        { name: 'Admission', amount: 1500, per: 'once', note: 'Paid when a place is accepted.' },
        { name: 'School bus', amount: 650, per: 'month' },
        { name: 'Lunch', amount: 1200, per: 'term' },
        { name: 'Insurance', amount: 150, per: 'year' },
      ],
      notes: [
        'A second child pays **nine tenths** of the fees, and a third one half.',
        'Fees of a term that has begun are not paid back.',
      ],
      document: { text: 'The fees to print', pdfUrl: '/docs/PRE-SCHOOL-FEES.pdf' },
    },
    'Some amounts not known yet': {
      id: 'sixth-form-fees',
      title: 'Fees of the sixth form',
      currency: 'USD',
      validFrom: '2026-09-01',
      terms: [{ name: 'First half-year' }, { name: 'Second half-year' }],
      classes: [{ name: 'Lower sixth', amounts: [2400, 2400] }, { name: 'Upper sixth' }],
      extras: [{ name: 'Examinations', per: 'once' }],
    },
  },
})

/** So many times its neighbours, or less than one part of so many, an amount has a digit too many or too few. */
const TENFOLD = 8

/** Amounts that are about ten times all those around them, or a tenth. @param rows the amounts of each class */
const unlikelyAmounts = (rows: readonly (readonly number[])[]) =>
  rows.flatMap((row, index) =>
    row.flatMap((amount, term) => {
      const ofRow = [row[term - 1], row[term + 1]].filter(isPaid)
      const around = [...ofRow, ...[rows[index - 1]?.[term], rows[index + 1]?.[term]].filter(isPaid)]
      if (amount === 0 || ofRow.length === 0 || around.length < 2) return []
      const isLarge = amount >= TENFOLD * Math.max(...around)
      if (!isLarge && amount * TENFOLD > Math.min(...around)) return []
      return {
        code: 'unlikely-amount' as const,
        path: ['classes', index, 'amounts', term],
        message: `${amount} is ${isLarge ? 'about ten times' : 'about a tenth of'} the amounts next to it.`,
        suggestion: 'Correct it, if a digit is too many or too few.',
      }
    }),
  )

const isPaid = (amount: number | undefined): amount is number => amount !== undefined && amount > 0

const missingAmount = (name: string, path: readonly (string | number)[], field: string, what: string) => ({
  code: 'missing-fact' as const,
  path,
  message: say`Nobody reads what "${name}" costs: ${say.field(field)} is missing.`,
  suggestion: `Write ${what}, or leave it so if families are to ask.`,
})
