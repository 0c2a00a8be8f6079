import { getOrCreate, readKeyed, whileUnchanged } from '../pictures/cache.ts'

/**
 * The number of pages of a PDF, cached by the digest of the file.
 * @returns undefined when pdf.js cannot open it, for example because it has a password
 */
export async function countPages(file: string): Promise<number | undefined> {
  const { value } = await whileUnchanged(file, key =>
    getOrCreate(`${key}-pages`, async () => ({ pages: await numPages(await readKeyed(file, key)) })),
  )
  return value.pages
}

async function numPages(bytes: Uint8Array): Promise<number | undefined> {
  // Imported only when a count is not cached, because loading pdf.js takes about as long as counting.
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
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
