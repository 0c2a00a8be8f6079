import { type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { isHiddenPath } from '../../site/folder.ts'

/**
 * Reports at once whatever is added, changed or deleted below a folder. Each folder within has one watcher of the system, for all its
 * files. Vite's own has one for each file: it takes up to 80 milliseconds to notice that another file takes its place, and leaves
 * out a second change within 50.
 * @param changed gets the path of a file or a folder
 * @returns ends it
 */
export function watchFolder(root: string, changed: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const add = (folder: string) => {
    const watcher = watch(folder, (event, name) => follow(event, name === null ? folder : join(folder, name)))
    watchers.set(folder, watcher)
    // It ends with its folder.
    watcher.on('error', () => remove(folder))
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !isHiddenPath(entry.name)) add(join(folder, entry.name))
  }
  const remove = (folder: string) => {
    for (const [path, watcher] of watchers)
      if (path === folder || path.startsWith(folder + sep)) {
        watcher.close()
        watchers.delete(path)
      }
  }
  const follow = (event: string, path: string) => {
    // A folder came, went, or took the place of another one, which keeps the watcher of its path.
    if (event === 'rename') remove(path)
    if (event === 'rename' && isFolder(path)) add(path)
    changed(path)
  }
  add(root)
  const parent = watch(dirname(root), (event, name) => {
    if (event === 'rename' && name === basename(root)) follow(event, root)
  })
  return () => {
    for (const watcher of [...watchers.values(), parent]) watcher.close()
  }
}

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
