import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import type { NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'

/** Reports the typefaces of a site that no browser shows. Reads only the beginning of each. */
export async function unreadableTypefaces(publicFolder: string, { linked }: NamedFiles): Promise<Problem[]> {
  const typefaces = [...linked].filter(path => /\.woff2$/i.test(path))
  const found = await inParallel(typefaces, async path => {
    const wrong = wrongWith(await headerOf(join(publicFolder, path)))
    return wrong ? fileProblem(`public${path}`, 'unreadable-typeface', wrong, CURE) : []
  })
  return found.flat()
}

/** What a WOFF2 file begins with (W3C, WOFF File Format 2.0, section 4.1). */
interface Header {
  /** Four bytes, as latin1. */
  signature: string
  /** The size that the file should have, in bytes. */
  length: number
  size: number
}

async function headerOf(file: string): Promise<Header> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer } = await handle.read({ buffer: Buffer.alloc(12), position: 0 })
    return { signature: buffer.toString('latin1', 0, 4), length: buffer.readUInt32BE(8), size }
  } finally {
    await handle.close()
  }
}

const CURE =
  'Download the typeface as WOFF2 from those who offer it, or convert it to WOFF2, and put that file in its place.'

/** The signatures of what is installed on computers: TrueType, OpenType, and collections of them. */
const DESKTOP = ['\0\x01\0\0', 'true', 'OTTO', 'ttcf']

function wrongWith({ signature, length, size }: Header): string | undefined {
  if (size === 0) return 'This file is empty.'
  if (signature === 'wOF2') return length === size ? undefined : 'A part of this typeface is missing.'
  if (signature === 'wOFF') return 'This typeface is of the kind WOFF, which came before WOFF2.'
  return DESKTOP.includes(signature)
    ? 'This typeface is of the kind that computers install: renamed to ".woff2" it is not one of WOFF2.'
    : 'This file is not a typeface of the kind WOFF2.'
}
