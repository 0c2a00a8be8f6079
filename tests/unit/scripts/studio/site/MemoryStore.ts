import type { ChangeStore, KeptChange } from '../../../../../scripts/studio/site/Workspace.ts'

/** A store in memory that behaves as IndexedDB does: what is kept is a copy. */
export class MemoryStore implements ChangeStore {
  readonly changes = new Map<string, KeptChange>()
  isFull = false

  load = async () => [...this.changes.values()].map(change => structuredClone(change))

  async put(change: KeptChange): Promise<void> {
    await Promise.resolve()
    if (this.isFull) throw new Error('QuotaExceededError')
    this.changes.set(change.path, structuredClone(change))
  }

  async remove(path: string): Promise<void> {
    this.changes.delete(path)
  }
}
