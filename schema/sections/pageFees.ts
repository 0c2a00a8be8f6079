import { action, titled } from '../model/fields.ts'
import { defineSection } from './shared/defineSection.ts'

export const pageFees = defineSection('pageFees', {
  description:
    'The fees of this page, such as a stage, taken from the "fees" sections that name it as their "page". Without any, visitors are told to ask the office.',
  help: 'The fees of this page, taken from where the fees stand. Without any, visitors are told to ask the office.',
  synonyms: 'fees of this page, fees of this stage, what it costs, stage fees',
  fields: {
    ...titled('What it costs', 'Books and lunch are included.'),
    ask: action(
      'A button that is shown while no fees are known, such as a link to a form with the stage chosen.',
      'Ask for the fees of ILS',
      '/admissions/apply?stage=ILS#enquiry',
    ),
    action: action('A link to all fees.', 'Fees of all stages', '/admissions/fees'),
  },
  use: { on: 'page', limit: 1, instead: 'fees' },
  resolve: (_, site) => ({ fees: site.feesOfPage() }),
  presets: {
    'With everything': {
      id: 'what-it-costs',
      title: 'What it costs',
      description: 'Books and lunch are included.',
      ask: { text: 'Ask for the fees of ILS', link: '/stages' },
      action: { text: 'Fees of all stages', link: '/stages' },
    },
  },
})
