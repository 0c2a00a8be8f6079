import { shown } from '../model/entries.ts'
import { entryList, link, sentence, text, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const pathForward = defineSection('pathForward', {
  description: 'The stages that follow, as steps that climb.',
  synonyms: 'next stages, progression, ladder, what comes next',
  fields: {
    ...titled('The path forward', 'Where this stage leads.'),
    items: entryList('The steps, from the nearest to the furthest.', {
      stage: text('The name of the step.', 'Senior High School'),
      description: sentence('One sentence about it.', 'Three years, ending with the WASSCE.'),
      link: link('The page about it.', '/stages/shs').optional(),
    }),
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
