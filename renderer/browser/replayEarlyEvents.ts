import { isFilePath, isPlainClick, isSameOrigin } from './linkClicks.ts'

/**
 * Holds back events that come before the code that handles them, hydrates their root, and then repeats them: clicks on
 * buttons and on links to files (which a gallery or a viewer opens), and form submissions. A click that submits is held back too:
 * the browser would say itself what is missing, and submit nothing. When hydration fails, it does what the HTML says.
 * @param roots selector of the React roots; a hydrated one has `data-hydrated`
 * @param hydrate hydrates a root; rejects when that fails
 */
export function replayEarlyEvents(roots: string, hydrate: (root: HTMLElement) => Promise<void>): void {
  const released = new WeakSet<Element>()
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const root = target?.closest<HTMLElement>(roots)
    if (!root || !target || 'hydrated' in root.dataset || released.has(root)) return
    const replay = replayOf(event, target)
    if (!replay) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // In a task of its own: a browser ignores a click or a submission that repeats one it is still dispatching.
    const release = () =>
      setTimeout(() => {
        released.add(root)
        replay()
      })
    hydrate(root).then(release, release)
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('submit', hold, { capture: true })
}

/** Repeats the event; undefined when the browser needs no code to handle it. */
function replayOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return () => target.requestSubmit(submitter)
  }
  if (!(event instanceof MouseEvent) || !isPlainClick(event)) return undefined
  const control = target.closest<HTMLElement>('button, a[href]:not([download], [target])')
  const needsCode = control instanceof HTMLAnchorElement ? isFile(control) : control
  return needsCode && control ? () => control.click() : undefined
}

const isFile = (link: HTMLAnchorElement): boolean => isSameOrigin(link) && isFilePath(link.pathname)
