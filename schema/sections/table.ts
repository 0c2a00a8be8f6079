import {
  choice,
  EMPTY,
  entryList,
  inForms,
  inOrderOf,
  list,
  text,
  titled,
  withKeywords,
} from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'
import { count, wrongCount } from './shared/entryRules.ts'

const cell = inForms(text('The text of one cell; "–" for an empty one.', '–').meta({ [EMPTY]: '–' }), {
  help: 'The text of one cell; a dash – for an empty one.',
})

export const table = defineSection('table', {
  description: 'A table of texts and numbers. On a narrow screen each row becomes a small block.',
  synonyms: `timetable, grid of numbers, price list, spreadsheet, excel, list of prices, rows, data table,
    schedule of lessons, comparison`,
  fields: {
    ...titled('School uniform', 'The shop beside the gate has all of it.'),
    caption: text('A line above the table.', 'Prices of the school shop').optional(),
    columns: entryList('The columns, from the first to the last.', {
      label: text('The heading of the column.', 'Size'),
      align: choice(
        { left: 'Left', right: 'Right', center: 'Centre' },
        'The side on which its texts stand: "right" for numbers.',
        'The side on which its texts stand: the right one for numbers.',
      )
        .meta({ examples: ['right'] })
        .optional(),
    }),
    rows: withKeywords(
      list(
        inOrderOf('columns', list(cell, 'A row: a text for each column.')),
        'The rows, from top to bottom.',
      ),
      ['cells', 'lines', 'data'],
    ),
    firstColumn: choice(
      { heading: 'Says what the row is about', text: 'A text like the others' },
      'Whether the first text of a row says what the row is about ("heading"; so it is without this field), or is one like the others ("text").',
      'What the first text of a row is.',
    )
      .meta({ examples: ['text'] })
      .optional(),
  },
  rules: ({ columns, rows }) =>
    rows.flatMap((row, index) =>
      row.length === columns.length
        ? []
        : wrongCount(
            ['rows', index],
            `This row has ${count(row.length, 'text')}, and the table has ${count(columns.length, 'column')}.`,
            row.length < columns.length
              ? 'Write a text for each column; "–" where there is nothing to say.'
              : 'Delete what belongs to no column, or add a column.',
          ),
    ),
  presets: {
    'A row for each subject': {
      id: 'lessons',
      title: 'Lessons in a week',
      description: 'One lesson takes forty minutes.',
      caption: 'Lessons in a week, by year',
      columns: [
        { label: 'Subject' },
        { label: 'Year 7', align: 'right' },
        { label: 'Year 8', align: 'right' },
        { label: 'Year 9', align: 'right' },
        { label: 'Where', align: 'center' },
      ],
      rows: [
        ['English', '6', '6', '5', 'Classroom'],
        ['Mathematics', '6', '6', '6', 'Classroom'],
        ['Biology, chemistry and physics', '4', '5', '6', 'Laboratory'],
        ['Swimming', '1', '1', '–', 'Pool'],
      ],
      firstColumn: 'heading',
    },
    'Short enough for a telephone': {
      id: 'hours',
      title: 'When the gates are open',
      columns: [{ label: 'Day' }, { label: 'Opens', align: 'right' }, { label: 'Closes', align: 'right' }],
      rows: [
        ['Monday to Thursday', '6:30', '17:30'],
        ['Friday', '6:30', '15:00'],
      ],
    },
    'A timetable: long texts in many columns': {
      id: 'timetable',
      title: 'A week in Year 7',
      caption: 'Ask the class teacher, or {phone}, when lessons move.',
      columns: ['Time', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(label => ({ label })),
      rows: [
        ['8:00', 'Mathematics', 'English', 'Mathematics', 'Ga or Twi', 'Assembly'],
        ['8:40', 'English', 'Biology', 'French', 'Mathematics', 'English'],
        ['9:20', 'Physical education', 'Biology', 'Music', 'Information technology', 'Mathematics'],
      ],
      firstColumn: 'text',
    },
  },
})
