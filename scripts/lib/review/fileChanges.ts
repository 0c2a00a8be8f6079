import { type Change, changeOf } from './Change.ts'
import type { Snapshot } from './snapshot.ts'

/** Describes which public files were added, removed, moved or changed. */
export function fileChanges({ files: before }: Snapshot, { files: after }: Snapshot): Change[] {
  const placeOf = new Map([...after].filter(([path]) => !before.has(path)).map(([path, id]) => [id, path]))
  const gone = [...before].filter(([path]) => !after.has(path))
  const moved = new Set(gone.flatMap(([, id]) => placeOf.get(id) ?? []))
  const sentences = [
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
  return sentences.map(words => changeOf({ about: 'Pictures and documents' }, { words }))
}
