import type { FileInfo } from '../../../schema/model/viewModel.ts'
import { fillWords, type Language } from '../text/language.ts'

/** Length and size of a document: `4 pages, 58 kB`. */
export function describeFile({ pages, size }: Pick<FileInfo, 'pages' | 'size'>, language: Language): string {
  const { onePage, manyPages } = language.words
  const length = pages && fillWords(pages === 1 ? onePage : manyPages, { pages })
  return [length, formatSize(size, language)].filter(Boolean).join(', ')
}

function formatSize(bytes: number, { words, locale }: Language): string {
  if (bytes < 1_000_000) return fillWords(words.kilobytes, { size: Math.ceil(bytes / 1000) })
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return fillWords(words.megabytes, { size: (bytes / 1_000_000).toLocaleString(locale, oneDecimal) })
}
