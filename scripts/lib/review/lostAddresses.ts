import { isBelow } from '../../../schema/model/paths.ts'
import { listOf, type Snapshot, titleOf } from './snapshot.ts'

/** Published addresses that no longer answer, with the cure. They live on in bookmarks, and on paper. */
export function lostAddresses(before: Snapshot, after: Snapshot): string[] {
  const lost = [...before.addresses.keys()].filter(
    address => !after.addresses.has(address) && catchAllOf(address, after) === undefined,
  )
  const documents = [...before.files.keys()].filter(path => path.endsWith('.pdf') && !after.files.has(path))
  return [
    ...lost.map(address => {
      const title = titleOf(before.pages.get(before.addresses.get(address) ?? '') ?? {})
      const heir = [...after.pages].find(([, page]) => titleOf(page) === title)?.[0]
      const place = heir ? `page "${heir}"` : 'page that takes its place'
      return `${address} removed without an alias. Add "${address}" to the "aliases" of the ${place}.`
    }),
    ...documents.map(
      path => `${path} no longer answers. Put the file back, or a newer one of the same name.`,
    ),
  ]
}

/** The page that answers for unknown addresses below it, if this address is one. */
export const catchAllOf = (address: string, { site }: Snapshot): string | undefined =>
  listOf(site.catchAlls)
    .map(String)
    .find(prefix => isBelow(address, prefix))
