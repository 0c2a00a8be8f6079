import { stagesOf } from '../model/entries.ts'
import { collection, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const timeline = defineSection('timeline', {
  description: 'The pages of a folder as a timeline; each opens to say more.',
  help: 'The pages below another one as a timeline; each opens to say more.',
  synonyms: 'stages, journey',
  fields: {
    ...titled('Your Academic Journey at {school}', 'From the first classroom to the door of a university.'),
    from: collection('Which pages make up the timeline.'),
  },
  resolve: ({ from }, site) => ({ stages: stagesOf(site.entries(from)) }),
  words: {
    learnMore: ['Learn more', 'The link of an entry of a timeline.'],
    routesOf: ['The routes of {name}', 'What a screen reader calls the branches of a timeline.'],
  },
  presets: {
    'With everything': {
      id: 'journey',
      title: 'Your Academic Journey at {school}',
      description: 'From the first classroom to the door of a university.',
      from: '/stages',
    },
  },
})
