import { easings, SpringValue } from '@react-spring/web'
import { isCalm } from '../isCalm.ts'
import { nextPaint } from '../nextPaint.ts'
import { duration } from '../theme/tokens.ts'

/**
 * Opens a closed `<details>` and closes an open one, its content gliding. Others of the same `name` close.
 * Its last child is the content. Whoever clicks in the middle of the movement turns it back.
 */
export function slide(details: HTMLDetailsElement): void {
  const isToOpen = !details.open || isClosing(details)
  if (isCalm()) details.open = isToOpen
  else if (isToOpen) open(details)
  else close(details)
}

/** What a closing `<details>` would otherwise lose: the name that makes its group exclusive. */
const groups = new WeakMap<HTMLDetailsElement, string>()

interface Movement {
  /** Absent before it sets out. */
  spring?: SpringValue<number>
}

/** The last movement of each that is under way. */
const movements = new WeakMap<HTMLDetailsElement, Movement>()

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
  glide(details, from, fullHeightOf)
}

function close(details: HTMLDetailsElement) {
  const group = details.getAttribute('name')
  const from = heightOf(details)
  if (group) groups.set(details, group)
  // A browser snaps the open member of a group shut as soon as another opens; without its name it may take its time.
  details.removeAttribute('name')
  details.dataset.closing = ''
  const none = () => 0
  glide(details, from, none, () => {
    details.open = false
    delete details.dataset.closing
    if (group) details.setAttribute('name', group)
  })
}

async function glide(
  details: HTMLDetailsElement,
  from: number,
  to: (content: HTMLElement) => number,
  onArrival?: () => void,
) {
  const content = contentOf(details)
  movements.get(details)?.spring?.stop()
  const movement: Movement = {}
  movements.set(details, movement)
  const isOver = () => movements.get(details) !== movement
  const show = (height: number) => {
    content.style.height = `${height}px`
    content.style.overflow = 'clip'
  }
  show(from)
  // Whoever tapped sees that something happens before the way is measured and a spring sets out.
  await nextPaint()
  if (isOver()) return
  movement.spring = new SpringValue(from)
  const { finished } = await movement.spring.start(to(content), {
    config: { duration: duration.accordion * 1000, easing: easings.easeOutCubic },
    onChange: ({ value }) => show(value),
  })
  if (!finished || isOver()) return
  movements.delete(details)
  onArrival?.()
  content.style.height = ''
  content.style.overflow = ''
}

const isClosing = (details: HTMLDetailsElement) => 'closing' in details.dataset

const heightOf = (details: HTMLDetailsElement) => contentOf(details).getBoundingClientRect().height

function fullHeightOf(content: HTMLElement): number {
  const { height, overflow } = content.style
  Object.assign(content.style, { height: '', overflow: '' })
  const full = content.getBoundingClientRect().height
  Object.assign(content.style, { height, overflow })
  return full
}

function contentOf(details: HTMLDetailsElement): HTMLElement {
  const content = details.lastElementChild
  if (!(content instanceof HTMLElement)) throw new Error('slide() needs a <details> with content')
  return content
}
