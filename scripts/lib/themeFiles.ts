import { readFileSync } from 'node:fs'
import type { FontName } from '../../renderer/theme/fontFaces.ts'
import { print } from '../../renderer/theme/print.ts'
import { hashedFile } from './hashedFile.ts'
import { commonFile, wholeFile } from './typefaceFiles.ts'

const common = (name: FontName) => hashedFile(name, 'woff2', readFileSync(commonFile(name)))
const whole = (name: FontName) => hashedFile(`${name}-whole`, 'woff2', readFileSync(wholeFile(name)))

/** What pages look like, as far as it is not in each of them: their typefaces, and how they print. */
export const themeFiles = {
  besley: common('besley'),
  besleyWhole: whole('besley'),
  cabin: common('cabin'),
  cabinWhole: whole('cabin'),
  print: hashedFile('print', 'css', print.replace(/\s+/g, ' ').trim()),
}
