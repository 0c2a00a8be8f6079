import { defaultPdfName } from '../../theme/constants.ts'

/** The name under which a file is saved: the last segment of its URL, or `defaultPdfName` when that is empty. */
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
