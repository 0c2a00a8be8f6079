import { z } from 'zod'
import {
  describedImage,
  entryList,
  inForms,
  list,
  paragraphs,
  phone,
  text,
  titled,
  withKeywords,
} from '../model/fields.ts'
import { truncate } from '../problems/truncate.ts'
import { defineSection } from './shared/defineSection.ts'
import { isSameName } from './shared/entryRules.ts'

const person = z.strictObject({
  name: text('The name. Without it the role stands alone.', 'Ama Mensah').optional(),
  role: withKeywords(text('What the person does in the organisation.', 'Head of Mathematics'), [
    ...['position', 'jobtitle', 'job', 'post', 'rank'],
  ]),
  ...describedImage(
    432,
    'A portrait of any shape. It is cropped to an upright one, and its upper part stays.',
    '/images/staff/ama-mensah.jpg',
    'portrait',
    'Ama Mensah at the board, chalk in hand',
  ),
  text: paragraphs(
    'A few sentences about the person.',
    'Teaches JHS 1 to 3, and keeps the chess club.',
  ).optional(),
  email: z
    .email()
    .meta({
      description: 'The email address, if parents are to write to it.',
      examples: ['maths@school.org'],
    })
    .optional(),
  phone: phone('The telephone number, if parents are to ring it.', '+233 30 000 0000').optional(),
})

export const people = defineSection('people', {
  description: 'The people of the organisation with portrait and role, perhaps in groups.',
  synonyms: `staff, team, teachers, governors, board, leadership, faculty, principals, heads, directory,
    portraits`,
  fields: {
    ...titled('Who teaches here', 'Ask for any of us at the gate.'),
    groups: entryList('The groups, in order. A short list is one group without a title.', {
      title: text('The heading of the group.', 'Mathematics and science').optional(),
      items: inForms(list(person, 'The people of the group, in order.'), { label: 'People' }),
    }),
  },
  warnings: ({ groups }) =>
    groups.flatMap(({ items }, index) =>
      items.flatMap(({ name = '' }, at) =>
        name === '' || items.findIndex(other => isSameName(other.name ?? '', name)) === at
          ? []
          : {
              code: 'repeated-person' as const,
              path: ['groups', index, 'items', at, 'name'],
              message: `"${truncate(name, 40)}" is in this list twice.`,
              suggestion: 'Delete one of the two. Somebody with two roles can have both in one entry.',
            },
      ),
    ),
  presets: {
    'With everything': {
      id: 'people',
      title: 'Who you will meet',
      description: 'Ask for any of us at the gate, on any school morning.',
      groups: [
        {
          title: 'At the head of the school',
          items: [
            {
              name: 'Ama Mensah',
              role: 'Head of School',
              image: '/images/principals/jhs.svg',
              imageAlt: 'The desk of the Head of School in morning light',
              text: 'Walks round every classroom before the first bell.\nParents find her at the gate on Mondays and in her office from two o’clock.',
              email: 'head@school.org',
              phone: '+233 30 000 0001',
            },
          ],
        },
        {
          title: 'Heads of the stages',
          items: [
            {
              role: 'Head of Pre-School',
              image: '/images/principals/pre-school.svg',
              imageAlt: 'The desk of the Head of Pre-School',
            },
            { name: 'Kwame Boateng', role: 'Head of iPrimary', email: 'iprimary@school.org' },
            {
              name: 'Efua Owusu-Ansah',
              role: 'Head of Junior High School',
              text: 'Teaches one class herself.',
            },
            { role: 'Head of Senior High School' },
            { name: 'Dr Ɛsi Quartey', role: 'Head of A Level, and examinations officer' },
          ],
        },
      ],
    },
    'One group without pictures': {
      title: 'The office',
      groups: [
        {
          items: [
            { role: 'Admissions', phone: '+233 30 000 0002' },
            { role: 'Fees and accounts', email: 'accounts@school.org' },
            { role: 'School nurse' },
          ],
        },
      ],
    },
  },
})
