import type { PageData, SectionData } from '../../../../schema/model/viewModel.ts'
import type { Assets } from '../../../../schema/resolve/href.ts'
import type { SectionType } from '../../../../schema/section.ts'
import { contentOf, smallSite } from '../../smallSite.ts'

/** A site below /school/, whose files are served under their own names. */
export const assets: Assets = {
  base: '/school/',
  picture: path => ({ src: `/school${path}`, width: 4, height: 3 }),
  icon: name => `<path d="${name}"/>`,
  fonts: () => ({
    display: { common: '/school/besley.woff2', whole: '/school/besley-whole.woff2' },
    text: { common: '/school/cabin.woff2', whole: '/school/cabin-whole.woff2' },
  }),
  print: '/school/print.css',
  file: path => ({ href: `/school${path}`, size: 100 }),
}

/** What the section of a type refers to. */
export function refsIn<T extends SectionType>({ sections }: PageData, type: T): SectionData<T>['refs'] {
  const found = sections.find(({ section }) => section.type === type)
  if (!found) throw new Error(`The page has no section of type "${type}"`)
  // Those of this type, by which it was found.
  return found.refs as SectionData<T>['refs']
}

/** A page with a summary, and nothing on it but its name. */
export const stage = (name: string, fields: Record<string, unknown>, page: Record<string, unknown> = {}) =>
  JSON.stringify({
    title: `${name} at {school}`,
    description: 'A stage.',
    ...page,
    summary: { name, description: `${name} of {school}`, icon: 'users', ...fields },
    sections: [{ type: 'text', title: name, content: name }],
  })

/** The small site, with stages in two levels, of which one is the light of noon and one asks for something. */
export const files = {
  ...smallSite,
  'stages/secondary.json': stage('Secondary', { order: 2, content: 'All of {school}.' }),
  'stages/shs.json': stage('SHS', { order: 3, parent: '/Stages/Secondary/', image: '/images/hero.svg' }),
  'stages/jhs.json': JSON.stringify({
    ...JSON.parse(stage('JHS', { order: 2, parent: '/stages/secondary' }, { light: 'noon' })),
    sections: [
      { type: 'admissionRequirements', title: 'Bring', items: ['A form of {school}', 'A pen'] },
      { type: 'timeline', title: 'Stages', from: '/stages' },
      { type: 'siblings', label: 'Others', from: '/stages' },
    ],
  }),
  'stages/alevel.json': stage('A Level', { order: 2 }),
  'stages/zebra.json': stage('Zebra', { order: 2 }),
  'stages/deep/er.json': stage('Deeper', { order: 0 }),
  'stages/unlisted.json': JSON.stringify({
    title: 'Unlisted',
    description: 'In no list.',
    sections: [{ type: 'text', title: 'A', content: 'B' }],
  }),
}
export const site = () => contentOf(files)
