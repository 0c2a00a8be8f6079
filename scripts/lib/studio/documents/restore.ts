import { canonicalPath } from '../../../../schema/model/paths.ts'
import { invalidDocument } from '../../../../schema/read/invalidDocument.ts'
import { UsageError } from '../../usageError.ts'
import type { BinnedDocument } from './Bin.ts'
import type { SiteReading } from './readSite.ts'

/** @throws UsageError when something else has the file or an address of a deleted document by now */
export function checkCanReturn(
  { file, route, text, title }: BinnedDocument,
  { documents }: SiteReading,
): void {
  const aliases = invalidDocument(file, text)?.aliases ?? []
  const own = new Set([route, ...aliases].map(canonicalPath))
  const taking = documents.find(
    other =>
      other.file.toLowerCase() === file.toLowerCase() ||
      other.addresses.some(address => own.has(canonicalPath(address))),
  )
  if (!taking) return
  const address = taking.addresses.find(taken => own.has(canonicalPath(taken))) ?? route
  throw new UsageError(
    `“${title}” stays in the bin: its address "${address}" belongs to the page “${taking.title}” by now. Give that page another address, or delete it, and try again.`,
  )
}
