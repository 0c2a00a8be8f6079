import { call, type StudioError } from '../call.ts'

/**
 * What was typed last as a window went. Its worker may end with it, before it has kept that, so it is left in the browser, and
 * the next window writes it. A window that is open does so at once.
 */
interface LastWords {
  file: string
  text: string
  /** The texts of the document since it was last known to be kept, that one first. */
  since: readonly string[]
}

const PLACE = 'chalkline-studio-last-words'

/** Leaves what may not be kept. Call it while the window goes. */
export function leaveLastWords(words: readonly LastWords[]): void {
  if (words.length === 0) return
  try {
    localStorage.setItem(PLACE, JSON.stringify([...lastWords(), ...words]))
  } catch {
    // A browser that keeps nothing. The worker has been sent it, too.
  }
}

/** Writes what windows have left, now and whenever one does. @returns a function that ends it */
export function writeLastWords(): () => void {
  const onLeft = ({ key }: StorageEvent) => {
    if (key === PLACE) write()
  }
  addEventListener('storage', onLeft)
  write()
  return () => removeEventListener('storage', onLeft)
}

async function write(): Promise<void> {
  for (const words of lastWords()) {
    const { file, text, since } = words
    try {
      const { text: now } = await call('open', { file })
      if (now !== text)
        await call('write', { file, text, base: since.includes(now) ? now : (since[0] ?? now) })
    } catch (error) {
      // The next window tries again, unless the document is deleted.
      if ((error as StudioError).failure !== undefined) return
    }
    forget(words)
  }
}

function forget(words: LastWords): void {
  const others = lastWords().filter(other => JSON.stringify(other) !== JSON.stringify(words))
  if (others.length === 0) localStorage.removeItem(PLACE)
  else localStorage.setItem(PLACE, JSON.stringify(others))
}

function lastWords(): LastWords[] {
  try {
    // Only this file writes it.
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]')
  } catch {
    return []
  }
}
