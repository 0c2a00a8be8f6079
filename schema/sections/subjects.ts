import { entryList, sentence, text, titled } from '../model/fields.ts'
import { listed } from '../problems/listed.ts'
import { say } from '../problems/problem.ts'
import { defineSection } from './shared/defineSection.ts'

export const subjects = defineSection('subjects', {
  description: 'The subjects that a stage offers, perhaps in groups.',
  synonyms: 'curriculum, courses, lessons, subject list',
  fields: {
    ...titled('Subjects offered', 'Pupils take eight to ten subjects.'),
    items: entryList('The subjects, in the order in which they are shown.', {
      name: text('The name of the subject.', 'Mathematics'),
      description: sentence('What is learned in it.', 'Number, algebra and proof, with the working shown.'),
      group: text(
        'The group under which it is listed. Give it for every subject or for none.',
        'Sciences',
      ).optional(),
    }),
  },
  rules({ items }) {
    const grouped = items.filter(item => item.group !== undefined).length
    const index = items.findIndex(item => item.group === undefined)
    if (grouped === 0 || index === -1) return []
    return [
      {
        code: 'missing-group',
        path: ['items', index],
        message: 'This subject has no group, but others have.',
        suggestion: say`Add ${say.field('group')}: ${listed([...new Set(items.flatMap(item => item.group ?? []))])}.`,
      },
    ]
  },
  presets: {
    'In groups': {
      id: 'subjects',
      title: 'Subjects offered',
      description: 'Pupils take eight to ten subjects, chosen with their tutor.',
      items: [
        {
          name: 'English Language',
          description: 'Reading closely and writing to be understood.',
          group: 'Core',
        },
        {
          name: 'Mathematics',
          description: 'Number, algebra and proof, with the working shown.',
          group: 'Core',
        },
        {
          name: 'Physics',
          description: 'Forces, waves and circuits, measured at the bench.',
          group: 'Sciences',
        },
        {
          name: 'Information and Communication Technology',
          description: 'Programs, data and the care of both.',
          group: 'Sciences',
        },
      ],
    },
    'Without groups': {
      id: 'ungrouped',
      title: 'Subjects without groups',
      items: [
        { name: 'English Language', description: 'Reading closely and writing to be understood.' },
        { name: 'Mathematics', description: 'Number, algebra and proof, with the working shown.' },
      ],
    },
  },
})
