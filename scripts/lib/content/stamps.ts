import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** File → what changes whenever the file is written: its number on the disk, its size, its times. */
export type Stamps = Map<string, string>

/**
 * Stamps of all files below folders or, for a path that is a file, its own; what is not there has none. A link below a
 * folder has one of its own: it may lead round in a circle.
 */
export function stampsOf(...paths: readonly string[]): Stamps {
  const stamps: Stamps = new Map()
  for (const path of paths) addStamps(path, statSync(path, allowMissing), stamps)
  return stamps
}

const allowMissing = { throwIfNoEntry: false } as const

function addStamps(path: string, info: Stats | undefined, stamps: Stamps) {
  if (!info?.isDirectory()) {
    if (info) stamps.set(path, stampOf(info))
    return
  }
  for (const name of readdirSync(path).sort()) {
    const inner = join(path, name)
    addStamps(inner, lstatSync(inner, allowMissing), stamps)
  }
}

export const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`

/** The files whose stamps differ; nothing when files have come or gone. */
export function changesOf(before: Stamps, after: Stamps): string[] | undefined {
  if (before.size !== after.size || [...after.keys()].some(file => !before.has(file))) return undefined
  return [...after].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file)
}
