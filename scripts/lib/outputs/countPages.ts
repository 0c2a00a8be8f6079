import { readFile } from 'node:fs/promises'
import { cacheKey, getOrCreate } from '../pictures/cache.ts'

/**
 * The number of pages of a PDF, cached by the digest of the file.
 * @returns undefined when pdf.js cannot open it, for example because it has a password
 */
export async function countPages(file: string): Promise<number | undefined> {
  const { value } = await getOrCreate(`${await cacheKey(file)}-pages`, async () => ({
    pages: await numPages(file),
  }))
  return value.pages
}

async function numPages(file: string): Promise<number | undefined> {
  // Imported only when a count is not cached, because loading pdf.js takes about as long as counting.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(await readFile(file)),
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return (await loading.promise).numPages
  } catch {
    return undefined
  } finally {
    await loading.destroy()
  }
}
