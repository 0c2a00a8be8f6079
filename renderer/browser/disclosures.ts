import { duration } from '../theme/scriptTokens.ts'
import { nextPaint, prefersReducedMotion } from './environment.ts'

/**
 * Animates the height of every `<details>` whose `<summary>` is clicked. The last child must be the content. A click during the
 * movement reverses it. Of those with the same `name` at most one is open, as without this. `data-animated` ends animations by CSS.
 */
export function animateDisclosures(): void {
  document.addEventListener('click', event => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : undefined
    const details = summary?.closest('details')
    if (!details || event.defaultPrevented) return
    event.preventDefault()
    const isToOpen = !details.open || isClosing(details)
    details.dataset.animated = ''
    if (prefersReducedMotion()) details.open = isToOpen
    else if (isToOpen) open(details)
    else close(details)
  })
}

/** Closes an open `<details>`, animated. */
export function closeDetails(details: HTMLDetailsElement): void {
  if (!details.open || isClosing(details)) return
  if (prefersReducedMotion()) details.open = false
  else close(details)
}

/** The `name` of each `<details>` that is closing. The attribute is absent meanwhile. */
const groups = new WeakMap<HTMLDetailsElement, string>()

/** The latest movement of each content that moves. */
const movements = new WeakMap<HTMLElement, Animation>()

function open(details: HTMLDetailsElement) {
  const group = groups.get(details) ?? details.getAttribute('name')
  const from = isClosing(details) ? heightOf(contentOf(details)) : 0
  if (group) {
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open][name]')) {
      if (other !== details && other.getAttribute('name') === group) close(other)
    }
    details.setAttribute('name', group)
  }
  delete details.dataset.closing
  details.open = true
  moveHeight(contentOf(details), from, heightOf)
}

function close(details: HTMLDetailsElement) {
  const group = details.getAttribute('name')
  if (group) groups.set(details, group)
  // A browser closes the open member of a group at once when another one opens. Without its name it can close slowly.
  details.removeAttribute('name')
  details.dataset.closing = ''
  const none = () => 0
  const content = contentOf(details)
  moveHeight(content, heightOf(content), none, () => {
    details.open = false
    delete details.dataset.closing
    if (group) details.setAttribute('name', group)
  })
}

/** @param to the final height. It is asked while the content is as high as it wants to be. */
async function moveHeight(
  content: HTMLElement,
  from: number,
  to: (content: HTMLElement) => number,
  onFinished?: () => void,
) {
  const move = (end: number) => {
    movements.get(content)?.cancel()
    const movement = content.animate(
      { height: [`${from}px`, `${end}px`] },
      { duration: duration.accordion * 1000, easing: easeOutCubic },
    )
    movements.set(content, movement)
    return movement
  }
  content.style.overflow = 'clip'
  const still = move(from)
  still.pause()
  // Paints the response to the tap before measuring, which forces a layout.
  await nextPaint()
  if (movements.get(content) !== still) return
  still.cancel()
  move(to(content)).onfinish = () => {
    movements.delete(content)
    onFinished?.()
    content.style.overflow = ''
  }
}

/** A Bézier curve that equals `1 - (1 - time) ** 3`. */
const easeOutCubic = 'cubic-bezier(0.3333, 1, 0.6667, 1)'

const isClosing = (details: HTMLDetailsElement) => 'closing' in details.dataset

const heightOf = (content: HTMLElement) => content.getBoundingClientRect().height

function contentOf(details: HTMLDetailsElement): HTMLElement {
  const content = details.lastElementChild
  if (!(content instanceof HTMLElement)) throw new Error('A disclosure needs content')
  return content
}
