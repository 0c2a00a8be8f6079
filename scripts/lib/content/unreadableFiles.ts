import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import { isOf } from '../../../schema/validate/links/filePaths.ts'
import type { NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'
import { endsOf, type FileEnds } from './fileEnds.ts'
import { wrongWithPdf } from './wrongWithPdf.ts'
import { wrongWithTypeface } from './wrongWithTypeface.ts'

/** Reports the PDF documents and the typefaces of a site that no program can open. Reads only the two ends of each. */
export async function unreadableFiles(publicFolder: string, { linked }: NamedFiles): Promise<Problem[]> {
  const find = (
    code: 'unreadable-pdf' | 'unreadable-typeface',
    isKind: (file: string) => boolean,
    wrongWith: (ends: FileEnds) => [message: string, cure: string] | undefined,
  ) =>
    inParallel([...linked].filter(isKind), async path => {
      const wrong = wrongWith(await endsOf(join(publicFolder, path)))
      return wrong ? fileProblem(`public${path}`, code, ...wrong) : []
    })
  const found = await Promise.all([
    find('unreadable-pdf', isOf.pdf, wrongWithPdf),
    find('unreadable-typeface', isOf.font, wrongWithTypeface),
  ])
  return found.flat(2)
}
