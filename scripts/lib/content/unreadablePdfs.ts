import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { fileProblem, type Problem } from '../../../schema/problems/problem.ts'
import type { NamedFiles } from '../../../schema/validate/publicFiles.ts'
import { inParallel } from '../inParallel.ts'

/** How far from its beginning and its end a PDF may say what it is, as its readers have agreed (Adobe, notes 13 and 18 on PDF 1.7). */
const REACH = 1024

/** Reports the PDF documents of a site that no program can open. Reads only the two ends of each. */
export async function unreadableDocuments(publicFolder: string, { linked }: NamedFiles): Promise<Problem[]> {
  const documents = [...linked].filter(path => /\.pdf$/i.test(path))
  const found = await inParallel(documents, async path => {
    const wrong = wrongWith(await endsOf(join(publicFolder, path)))
    return wrong ? fileProblem(`public${path}`, 'unreadable-pdf', ...wrong) : []
  })
  return found.flat()
}

interface Ends {
  head: string
  tail: string
}

/** latin1: one byte per character, so offsets match. */
async function endsOf(file: string): Promise<Ends> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(REACH), position })
      return buffer.toString('latin1', 0, bytesRead)
    }
    return { head: await read(0), tail: await read(Math.max(0, size - REACH)) }
  } finally {
    await handle.close()
  }
}

const WORD =
  'Open the document with the program that made it, such as Word, choose "Save as" and "PDF", and put that file in its place.'
const ANEW = 'Save the document as PDF again, and put that file in its place.'

function wrongWith({ head, tail }: Ends): [message: string, cure: string] | undefined {
  if (head === '') return ['This file is empty.', ANEW]
  if (head.includes('%PDF-'))
    return tail.includes('%%EOF') ? undefined : ['The end of this PDF document is missing.', ANEW]
  // A .docx is a zip of several files; older ones of Word begin with these two bytes, and rich text with its name.
  if (/^(?:PK|\xd0\xcf|\{\\rtf)/.test(head))
    return ['This is no PDF document: it looks like a file of Word that only bears the name of one.', WORD]
  if (/^(?:\xef\xbb\xbf)?\s*</.test(head))
    return [
      'This is no PDF document: it looks like a web page.',
      'Open the page on which the document is offered, download the document itself, and put that file in its place.',
    ]
  return ['This file is not a PDF document that can be read.', ANEW]
}
