import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Folders } from '../../lib/Folders.ts'
import { nameOf, postOf } from './content.ts'

/** A kind of change, made once a run. */
export type Change = (run: number) => void

const DRAWING = 'images/bench.svg'

/** The kinds of changes of a site of `writeContent`. The page that changes is shown by three others, and shows a drawing of its own. */
export function changesOf(folders: Folders): Record<string, Change> {
  const file = (path: string) => join(folders.pages, path)
  const stage = (number: number) => file(`stages/${nameOf(number)}.json`)
  const edit = (path: string, change: (page: Page) => void) => {
    const page: Page = JSON.parse(readFileSync(path, 'utf8'))
    change(page)
    writeFileSync(path, JSON.stringify(page))
  }
  const draw = (name: string) =>
    copyFileSync(join(folders.public, `images/heroes/${name}.svg`), join(folders.public, DRAWING))
  const rename = (run: number) => (page: Page) => {
    const name = `Renamed ${run}`
    page.title = name
    page.summary = { name, description: 'Seven.', icon: 'users', order: 1 }
  }
  draw('about')
  edit(stage(7), page => {
    rename(0)(page)
    page.sections.push({
      type: 'text',
      title: 'Drawn',
      content: 'It.',
      image: `/${DRAWING}`,
      imageAlt: 'It.',
    })
  })
  for (const number of [8, 9, 10])
    edit(stage(number), page => page.sections.push({ type: 'pageCards', title: 'Stages', from: '/stages' }))
  return {
    section: run => edit(stage(7), page => Object.assign(page.sections[0] ?? {}, { title: `Edited ${run}` })),
    title: run => edit(stage(7), rename(run + 1)),
    'new page': () => copyFileSync(stage(6), file('stages/new.json')),
    deleted: () => rmSync(file('stages/new.json')),
    post: run => writeFileSync(file('_posts/1.json'), JSON.stringify({ ...postOf(1), title: `Post ${run}` })),
    picture: run => draw(run % 2 === 0 ? 'calendar' : 'about'),
  }
}

interface Page {
  title: string
  summary?: object
  sections: object[]
}
