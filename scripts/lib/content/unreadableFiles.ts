import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import { isOf } from '../../../schema/validate/links/filePaths.ts'
import type { NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { asksForPassword } from './countPages.ts'
import { endsOf } from './fileEnds.ts'
import { endsEarlier, wrongWithPdf } from './wrongWithPdf.ts'
import { wrongWithTypeface } from './wrongWithTypeface.ts'

/** Reports the PDF documents and the typefaces of a site that no program can open, and documents that ask for a password. */
export async function unreadableFiles(publicFolder: string, { linked }: NamedFiles): Promise<Problem[]> {
  const inAll = (isKind: (file: string) => boolean, find: (path: string) => Promise<Problem[]>) =>
    inParallel([...linked].filter(isKind), find)
  const found = await Promise.all([
    inAll(isOf.pdf, path => pdfProblems(publicFolder, path)),
    inAll(isOf.font, async path => {
      const wrong = wrongWithTypeface(await endsOf(join(publicFolder, path)))
      return wrong ? [fileProblem(`public${path}`, 'unreadable-typeface', ...wrong)] : []
    }),
  ])
  return found.flat(2)
}

async function pdfProblems(publicFolder: string, path: string): Promise<Problem[]> {
  const file = join(publicFolder, path)
  const ends = await endsOf(file)
  const wrong = wrongWithPdf(ends)
  // Most documents end where their files end. The whole file is read only where one does not.
  if (wrong && !(wrong.isCut && endsEarlier(await readFile(file, 'latin1'))))
    return [fileProblem(`public${path}`, 'unreadable-pdf', wrong.message, wrong.cure)]
  if (!(await asksForPassword(file))) return []
  return [
    fileProblem(
      `public${path}`,
      'locked-pdf',
      'This PDF document asks for a password, so the website cannot show it: visitors can only download it.',
      'Save it without a password, if all may read it.',
    ),
  ]
}
