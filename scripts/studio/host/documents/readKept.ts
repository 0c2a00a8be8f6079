import { readFile, rename } from 'node:fs/promises'
import { basename } from 'node:path'
import type { z } from 'zod'
import { ignoreMissing } from './DocumentFiles.ts'

/**
 * Reads a file that the studio has kept. One that is damaged, as a power cut can leave it, is put aside under another name, so that it
 * keeps nobody from all the others; its bytes stay.
 * @returns nothing where there is none, or only a damaged one
 */
export async function readKept<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(ignoreMissing)
  if (text === undefined) return undefined
  const found = schema.safeParse(parsed(text))
  if (found.success) return found.data
  await rename(path, `${path}.damaged`).catch(ignoreMissing)
  console.error(
    `What the studio kept in "${basename(path)}" was damaged. It is put aside as "${path}.damaged".`,
  )
  return undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
