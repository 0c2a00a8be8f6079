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

/** Whether a PDF can be opened with a password alone. Cached by the digest of the file. */
export async function asksForPassword(file: string): Promise<boolean> {
  const { value } = await whileUnchanged(file, key =>
    getOrCreate(`${key}-locked`, async () => ({ isLocked: await isLocked(await readKeyed(file, key)) })),
  )
  return value.isLocked
}

async function isLocked(bytes: Buffer): Promise<boolean> {
  // The trailer of an encrypted document says so in plain letters (ISO 32000-1, 7.5.5). Most documents need no pdf.js.
  if (!bytes.includes('/Encrypt')) return false
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    await loading.promise
    return false
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException'
  } finally {
    await loading.destroy()
  }
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
