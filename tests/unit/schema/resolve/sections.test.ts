import { expect, test } from 'vitest'
import { resolvePage } from '../../../../schema/resolve/resolvePage.ts'
import { contentOf, pageAt, withFiles } from '../../smallSite.ts'
import { assets, files, stage } from './school.ts'

/** What the first section of a page at /visit refers to. */
const refsOf = (section: Record<string, unknown>, from: Record<string, string> = files) =>
  resolved(section, from)?.refs

/** The first section of a page at /visit. */
const resolved = (section: Record<string, unknown>, from: Record<string, string>) =>
  visit(section, from).sections[0]

function visit(section: Record<string, unknown>, from: Record<string, string> = files) {
  const page = { title: 'Visit', description: 'Visit us.', header: 'overlay', sections: [section] }
  const all = contentOf({ ...from, 'visit.json': JSON.stringify(page) }, withFiles(['/docs/fees.pdf']))
  return resolvePage(all, pageAt(all, '/visit'), assets)
}
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name)

test.each([
  ['top', ['ILS', 'A Level', 'Secondary', 'Zebra']],
  ['leaves', ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra']],
  ['all', ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
  [undefined, ['ILS', 'A Level', 'Secondary', 'JHS', 'SHS', 'Zebra']],
])('cards of pages that show %s', (show, expected) => {
  const refs = refsOf({ type: 'pageCards', title: 'Stages', from: '/stages', ...(show && { show }) })
  expect(names(refs?.entries)).toEqual(expected)
  expect(refs?.entries?.at(-2)).toEqual(
    show === 'top'
      ? {
          name: 'Secondary',
          link: '/school/stages/secondary',
          description: 'Secondary of Harbour View School',
          isCurrent: false,
        }
      : {
          name: 'SHS',
          link: '/school/stages/shs',
          description: 'SHS of Harbour View School',
          image: '/images/hero.svg',
          isCurrent: false,
        },
  )
  expect(refs?.entries?.find(({ name }) => name === 'JHS')?.light).toBe(show === 'top' ? undefined : 'noon')
  expect(Object.keys(refs?.pictures ?? {})).toEqual(show === 'top' ? [] : ['/images/hero.svg'])
})

test('each choice of a form takes what there is to choose from its own folder', () => {
  const select = (name: string, optionsFrom: string) => ({
    name,
    label: 'Which?',
    kind: 'select',
    optionsFrom,
  })
  const folders = [select('stage', '/stages'), select('next', '/stages'), select('club', '/clubs')]
  const form = {
    type: 'form',
    title: 'Ask',
    fields: [{ name: 'name', label: 'Name', kind: 'text' }, ...folders],
    submitText: 'Send',
    subject: 'A question',
    successMessage: 'Thank you.',
  }
  const found = resolved(form, { ...files, 'clubs/chess.json': stage('Chess', { order: 1 }) })
  const stages = ['ILS', 'A Level', 'JHS', 'SHS', 'Zebra']
  expect(found?.refs).toEqual({ pictures: {}, icons: {}, files: {} })
  expect(found?.section).toMatchObject({
    fields: [
      { name: 'name' },
      { name: 'stage', options: stages },
      { name: 'next', options: stages },
      { name: 'club', options: ['Chess'] },
    ],
  })
})
