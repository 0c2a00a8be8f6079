import { defaultPdfName } from '../../constants.ts'

/** The name under which a document is saved: the last part of its URL, where there is one. */
export function fileNameOf(url: string): string {
  const name = url
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1)
  if (!name) return defaultPdfName
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
