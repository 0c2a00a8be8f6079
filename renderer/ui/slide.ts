import { easings, SpringValue } from '@react-spring/web'
import { duration } from '../theme/tokens.ts'

/**
 * Opens a closed `<details>` and closes an open one, its content gliding. Others of the same `name` close.
 * Its last child is the content. Whoever clicks in the middle of the movement turns it back.
 */
export function slide(details: HTMLDetailsElement): void {
  if (details.open && !isClosing(details)) close(details)
  else open(details)
}

/** What a closing `<details>` would otherwise lose: the name that makes its group exclusive. */
const groups = new WeakMap<HTMLDetailsElement, string>()
const springs = new WeakMap<HTMLDetailsElement, SpringValue<number>>()

function open(details: HTMLDetailsElement) {
  const group = groups.get(details) ?? details.getAttribute('name')
  const from = isClosing(details) ? heightOf(details) : 0
  if (group) {
    for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open][name]')) {
      if (other !== details && other.getAttribute('name') === group) close(other)
    }
    details.setAttribute('name', group)
  }
  delete details.dataset.closing
  details.open = true
  contentOf(details).style.height = ''
  glide(details, from, heightOf(details))
}

function close(details: HTMLDetailsElement) {
  const group = details.getAttribute('name')
  if (group) groups.set(details, group)
  // A browser snaps the open member of a group shut as soon as another opens; without its name it may take its time.
  details.removeAttribute('name')
  details.dataset.closing = ''
  glide(details, heightOf(details), 0, () => {
    details.open = false
    delete details.dataset.closing
    if (group) details.setAttribute('name', group)
  })
}

async function glide(details: HTMLDetailsElement, from: number, to: number, onArrival?: () => void) {
  const content = contentOf(details)
  springs.get(details)?.stop()
  const spring = new SpringValue(from)
  springs.set(details, spring)
  const show = (height: number) => {
    content.style.height = `${height}px`
    content.style.overflow = 'clip'
  }
  show(from)
  const { finished } = await spring.start(to, {
    immediate: matchMedia('(prefers-reduced-motion: reduce)').matches,
    config: { duration: duration.accordion * 1000, easing: easings.easeOutCubic },
    onChange: ({ value }) => show(value),
  })
  // Another movement has taken its place.
  if (!finished || springs.get(details) !== spring) return
  springs.delete(details)
  onArrival?.()
  content.style.height = ''
  content.style.overflow = ''
}

const isClosing = (details: HTMLDetailsElement) => 'closing' in details.dataset

const heightOf = (details: HTMLDetailsElement) => contentOf(details).getBoundingClientRect().height

function contentOf(details: HTMLDetailsElement): HTMLElement {
  const content = details.lastElementChild
  if (!(content instanceof HTMLElement)) throw new Error('slide() needs a <details> with content')
  return content
}
