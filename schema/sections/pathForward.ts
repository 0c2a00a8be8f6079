import { z } from 'zod'
import { shown } from '../model/entries.ts'
import { intro, link, list, sentence, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const pathForward = defineSection('pathForward', {
  description: 'The stages that follow, as steps that climb.',
  synonyms: 'next stages, progression, ladder, what comes next',
  fields: {
    title: text('The heading.', 'The path forward'),
    description: intro('Where this stage leads.'),
    items: list(
      z.strictObject({
        stage: text('The name of the step.', 'Senior High School'),
        description: sentence('One sentence about it.', 'Three years, ending with the WASSCE.'),
        link: link('The page about it.', '/stages/shs').optional(),
      }),
      'The steps, from the nearest to the furthest.',
    ),
  },
  resolve: ({ items }, site) => ({
    entries: shown(site.entriesForLinks(items.flatMap(({ link }) => link ?? [])), ['light']),
  }),
  presets: {
    'With everything': {
      id: 'next',
      title: 'The path forward',
      description: 'Where this stage leads, one step at a time.',
      items: [
        { stage: 'A Level', description: 'Two years, three or four subjects.', link: '/stages/a-level' },
        { stage: 'University', description: 'At home or abroad, with help for every application.' },
        {
          stage: 'A working life',
          description: 'Begun with habits that last.',
          link: 'https://example.org/alumni',
        },
      ],
    },
  },
})
