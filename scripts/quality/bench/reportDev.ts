import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '../../../schema/model/page.ts'
import type { Folders } from '../../lib/Folders.ts'
import { median, percentile95 } from '../../lib/median.ts'
import { nameOf, writeContent } from './content.ts'
import { type DevFigures, type DevSubject, measureDev, savings } from './measureDev.ts'
import { copySite } from './measureStudio.ts'

/** Prints how long the dev server takes to its first page, and from a save to the open page, with the real site and with 2,000 pages. */
export async function reportDev(folders: Folders, work: string, runs: number): Promise<number> {
  const subjects: [name: string, subject: DevSubject][] = [
    ['this site', await thisSite(folders, join(work, 'copy'))],
    ['2,000 pages', manyPages(join(work, 'many'))],
  ]
  const heads = ['start to HTML', 'all saves', ...savings]
  console.log(`dev, milliseconds: median and 95th percentile of ${runs} starts, and of their saves`)
  console.log(' '.repeat(12) + heads.map(head => head.padStart(15)).join(''))
  for (const [name, subject] of subjects) {
    const figures: DevFigures[] = []
    for (let run = 0; run < runs; run++) figures.push(await measureDev(subject))
    const timesOf = (kind: (typeof savings)[number]) => figures.flatMap(({ saves }) => saves[kind])
    const columns = [figures.map(({ start }) => start), savings.flatMap(timesOf), ...savings.map(timesOf)]
    console.log(name.padEnd(12) + columns.map(column).join(''))
  }
  rmSync(work, { recursive: true })
  return 0
}

const column = (times: readonly number[]): string =>
  `${median(times).toFixed(0)} ${percentile95(times).toFixed(0)}`.padStart(15)

const thisSite = async (folders: Folders, copy: string): Promise<DevSubject> => ({
  folders: await copySite(folders, copy),
  route: '/stages',
  file: 'stages/index.json',
  listed: 'stages/ils.json',
})

/** 2,000 pages, one of which lists five others. */
function manyPages(folder: string): DevSubject {
  const folders = writeContent(folder, { pages: 2000 })
  const change = (number: number, edit: (page: Page) => Page) => {
    const path = join(folders.pages, 'stages', `${nameOf(number)}.json`)
    writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8'))), null, 2))
  }
  for (const number of [1, 2, 3, 4, 5])
    change(number, page => ({
      ...page,
      summary: { name: `Stage ${number}`, description: 'A stage.', icon: 'users', order: number },
    }))
  const list = { type: 'pageCards' as const, title: 'Stages', from: '/stages' }
  change(7, page => ({ ...page, sections: [...page.sections, list] }))
  return {
    folders,
    route: `/stages/${nameOf(7)}`,
    file: `stages/${nameOf(7)}.json`,
    listed: `stages/${nameOf(1)}.json`,
  }
}
