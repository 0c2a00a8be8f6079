import { lstatSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** File → what changes whenever the file is written: its number on the disk, its size, its times. */
export type Stamps = Map<string, string>

/**
 * Stamps of all files below folders or, for a path that is a file, its own; what is not there has none. A link below a
 * folder has one of its own: it may lead round in a circle. Hidden files have none.
 */
export function stampsOf(...paths: readonly string[]): Stamps {
  const stamps: Stamps = new Map()
  for (const path of paths.map(path => join(path))) addStamps(path, statSync(path, allowMissing), stamps)
  return stamps
}

/**
 * Whether a file is none of the site's: a hidden one, or one in a hidden folder, such as a repository of git. ".well-known" is what
 * servers are asked for (RFC 8615).
 * @param path relative to the folder of pages or of public files, with forward slashes
 */
export const isHidden = (path: string): boolean => /(?:^|\/)\.(?!well-known(?:\/|$))/.test(path)

const allowMissing = { throwIfNoEntry: false } as const

function addStamps(path: string, info: Stats | undefined, stamps: Stamps) {
  if (!info?.isDirectory()) {
    if (info) stamps.set(path, stampOf(info))
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (isHidden(name)) continue
    // Faster than `join`, whose normalised path this is already.
    const inner = path + sep + name
    addStamps(inner, lstatSync(inner, allowMissing), stamps)
  }
}

export const stampOf = ({ ino, size, mtimeMs, ctimeMs }: Stats): string =>
  `${ino} ${size} ${mtimeMs} ${ctimeMs}`

/** Files below a folder that differ from those of an earlier moment, relative to it, with forward slashes. */
export interface Changes {
  /** Those that are new or have another stamp. */
  saved: ReadonlySet<string>
  /** The new ones of them. */
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
}

export function changesOf(folder: string, before: Stamps, after: Stamps): Changes {
  const relativeTo = (paths: Iterable<string>) => new Set([...paths].map(path => pathBelow(folder, path)))
  const saved = [...after].filter(([file, stamp]) => before.get(file) !== stamp).map(([file]) => file)
  return {
    saved: relativeTo(saved),
    added: relativeTo(saved.filter(file => !before.has(file))),
    removed: relativeTo([...before.keys()].filter(file => !after.has(file))),
  }
}

/** A path of stamps relative to its folder, with forward slashes. Faster than `relative` for ten thousand paths. */
export const pathBelow = (folder: string, path: string): string =>
  path.slice(join(folder, '/').length).replaceAll('\\', '/')

/** In bytes. */
export const sizeOf = (stamp: string): number => Number(stamp.split(' ')[1])
