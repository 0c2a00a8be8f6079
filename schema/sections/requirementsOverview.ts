import { leavesOf, shown } from '../model/entries.ts'
import { collection, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const requirementsOverview = defineSection('requirementsOverview', {
  description: 'The admission requirements of every page in a folder, taken from those pages.',
  help: 'The admission requirements of every page below another one, taken from those pages.',
  synonyms: 'admission requirements, all requirements, entry requirements',
  fields: {
    ...titled('What each stage asks', 'Find the stage that your child would enter.'),
    from: collection('Whose requirements are shown.'),
  },
  resolve: ({ from }, site) => ({
    entries: shown(leavesOf(site.entries(from)), ['light', 'detail', 'requirements']),
  }),
  presets: {
    'With everything': {
      id: 'what-each-stage-asks',
      title: 'What each stage asks',
      description: 'Find the stage that your child would enter.',
      from: '/stages',
    },
  },
})
