/**
 * Keeps what a visitor does from being lost while the code that answers it is on its way: clicks on buttons and on
 * links to files (which a gallery or a viewer opens), and forms that are sent. They are repeated once their part of the page
 * is live, as its `data-live` says. When it cannot become live, the browser does what the HTML says.
 * @param parts selector of the parts
 * @param wake makes a part live; rejects when that fails
 */
export function holdUntilLive(parts: string, wake: (part: HTMLElement) => Promise<void>): void {
  const released = new WeakSet<Element>()
  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : undefined
    const part = target?.closest<HTMLElement>(parts)
    if (!part || !target || 'live' in part.dataset || released.has(part)) return
    const repeat = repetitionOf(event, target)
    if (!repeat) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A task of its own: a click or a form that is still under way cannot be begun again.
    const release = () =>
      setTimeout(() => {
        released.add(part)
        repeat()
      })
    wake(part).then(release, release)
  }
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('submit', hold, { capture: true })
}

/** How to do again what the event stands for; nothing when it needs no code. */
function repetitionOf(event: Event, target: Element): (() => void) | undefined {
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    const { submitter } = event
    return () => target.requestSubmit(submitter)
  }
  if (!(event instanceof MouseEvent) || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const control = target.closest<HTMLElement>(
    'button:not([type="submit"]), a[href]:not([download], [target])',
  )
  const isForCode = control instanceof HTMLAnchorElement ? isFile(control) : control
  return isForCode && control ? () => control.click() : undefined
}

const isFile = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin && /\.[a-z0-9]+$/i.test(link.pathname)
