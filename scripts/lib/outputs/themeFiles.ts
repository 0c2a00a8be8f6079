import { readFileSync } from 'node:fs'
import type { FontName } from '../../../renderer/theme/fontFaces.ts'
import { print } from '../../../renderer/theme/print.ts'
import { hashedFile } from './hashedFile.ts'
import { commonFile, wholeFile } from './typefaceFiles.ts'

const common = (name: FontName) => hashedFile(name, 'woff2', readFileSync(commonFile(name)))
const whole = (name: FontName) => hashedFile(`${name}-whole`, 'woff2', readFileSync(wholeFile(name)))

/** The files of the theme that all pages share: typefaces and the print style sheet. */
export const themeFiles = {
  besley: common('besley'),
  besleyWhole: whole('besley'),
  cabin: common('cabin'),
  cabinWhole: whole('cabin'),
  print: hashedFile('print', 'css', print.replace(/\s+/g, ' ').trim()),
}
