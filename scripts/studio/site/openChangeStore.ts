import type { ChangeStore, KeptChange } from './Workspace.ts'

const STORE = 'changes'

/**
 * Keeps changes in the database of the browser, where they outlive the window and the computer's power.
 * @param name tells sites apart
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
export async function openChangeStore(name: string): Promise<ChangeStore> {
  const opening = indexedDB.open(`chalkline ${name}`, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'path' })
  const database = await resultOf(opening)
  // A newer version of the studio in another window must not wait for this one.
  database.onversionchange = () => database.close()
  /** Resolves once it is on the disk. */
  const within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' })
    const request = act(transaction.objectStore(STORE))
    return new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(request.result)
      // Also for want of room.
      transaction.onabort = () => reject(transaction.error)
    })
  }
  return {
    // `as`: nothing else is put there.
    load: () => within('readonly', store => store.getAll() as IDBRequest<KeptChange[]>),
    put: async change => {
      await within('readwrite', store => store.put(change))
    },
    remove: path => within('readwrite', store => store.delete(path)),
  }
}

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
