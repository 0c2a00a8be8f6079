import { leavesOf, shown } from '../model/entries.ts'
import { collection, text } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const siblings = defineSection('siblings', {
  description: 'A line of links to the pages of a folder, with this page marked.',
  help: 'A line of links to the pages beside this one, with this page marked.',
  synonyms: 'neighbours, neighbouring pages, sub menu, submenu, breadcrumb',
  fields: {
    label: text('What the line is, for those who cannot see it.', 'Stages'),
    from: collection('Which pages are linked.'),
  },
  resolve: ({ from }, site) => ({ entries: shown(leavesOf(site.entries(from)), ['isCurrent']) }),
  presets: { 'With everything': { id: 'stages', label: 'Stages', from: '/stages' } },
})
