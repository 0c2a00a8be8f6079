import type { FileInfo } from '../../../schema/data.ts'

/** What a visitor wants to know before opening a document: `4 pages, 58 kB`. */
export function fileFacts({ pages, size }: Pick<FileInfo, 'pages' | 'size'>): string {
  const length = pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`
  return [length, sizeInWords(size)].filter(Boolean).join(', ')
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
