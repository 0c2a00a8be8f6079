import { isBelow } from '../../../schema/paths.ts'
import { listOf, type Snapshot, titleOf } from './snapshot.ts'

/** Which public files came, went, moved or changed. */
export function fileChanges({ files: before }: Snapshot, { files: after }: Snapshot): string[] {
  const placeOf = new Map([...after].filter(([path]) => !before.has(path)).map(([path, id]) => [id, path]))
  const gone = [...before].filter(([path]) => !after.has(path))
  const moved = new Set(gone.flatMap(([, id]) => placeOf.get(id) ?? []))
  return [
    ...gone.map(([path, id]) =>
      placeOf.has(id) ? `File ${path} moved to ${placeOf.get(id)}` : `File ${path} removed`,
    ),
    ...[...after.keys()]
      .filter(path => !before.has(path) && !moved.has(path))
      .map(path => `File ${path} added`),
    ...[...after]
      .filter(([path, id]) => (before.get(path) ?? id) !== id)
      .map(([path]) => `File ${path} changed`),
  ]
}

/** What was published must go on answering: people have it in their bookmarks, and on paper. */
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

/** The page that answers for unknown addresses like this one. */
export const catchAllOf = (address: string, { site }: Snapshot): string | undefined =>
  listOf(site.catchAlls)
    .map(String)
    .find(prefix => isBelow(address, prefix))
