import type { FileInfo } from '../../../schema/model/viewModel.ts'

/** Length and size of a document: `4 pages, 58 kB`. */
export function describeFile({ pages, size }: Pick<FileInfo, 'pages' | 'size'>): string {
  const length = pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`
  return [length, formatSize(size)].filter(Boolean).join(', ')
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
