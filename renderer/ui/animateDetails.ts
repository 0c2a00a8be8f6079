import { easings, SpringValue } from '@react-spring/web'
import { nextPaint } from '../browser/nextTask.ts'
import { prefersReducedMotion } from '../browser/prefersReducedMotion.ts'
import { duration } from '../theme/tokens.ts'

/**
 * Opens a closed `<details>` and closes an open one with an animated height. Opening closes others of the same `name`.
 * The last child must be the content. A call during the animation reverses it. `data-animated` ends animations by CSS.
 */
export function animateDetails(details: HTMLDetailsElement): void {
  const isToOpen = !details.open || isClosing(details)
  details.dataset.animated = ''
  if (prefersReducedMotion()) details.open = isToOpen
  else if (isToOpen) open(details)
  else close(details)
}

/** The `name` of each `<details>` that is closing. The attribute is absent during the animation. */
const groups = new WeakMap<HTMLDetailsElement, string>()

interface HeightAnimation {
  /** Absent until the first frame. */
  spring?: SpringValue<number>
}

/** The latest animation of each `<details>` that has one running. */
const animations = new WeakMap<HTMLDetailsElement, HeightAnimation>()

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
  animateHeight(details, from, fullHeightOf)
}

function close(details: HTMLDetailsElement) {
  const group = details.getAttribute('name')
  const from = heightOf(details)
  if (group) groups.set(details, group)
  // A browser closes the open member of a group at once when another one opens. Without its name it can close slowly.
  details.removeAttribute('name')
  details.dataset.closing = ''
  const none = () => 0
  animateHeight(details, from, none, () => {
    details.open = false
    delete details.dataset.closing
    if (group) details.setAttribute('name', group)
  })
}

async function animateHeight(
  details: HTMLDetailsElement,
  from: number,
  to: (content: HTMLElement) => number,
  onFinished?: () => void,
) {
  const content = contentOf(details)
  animations.get(details)?.spring?.stop()
  const animation: HeightAnimation = {}
  animations.set(details, animation)
  const isReplaced = () => animations.get(details) !== animation
  const show = (height: number) => {
    content.style.height = `${height}px`
    content.style.overflow = 'clip'
  }
  show(from)
  // Paints the response to the tap before measuring, which forces a layout.
  await nextPaint()
  if (isReplaced()) return
  animation.spring = new SpringValue(from)
  const { finished } = await animation.spring.start(to(content), {
    config: { duration: duration.accordion * 1000, easing: easings.easeOutCubic },
    onChange: ({ value }) => show(value),
  })
  if (!finished || isReplaced()) return
  animations.delete(details)
  onFinished?.()
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
  if (!(content instanceof HTMLElement)) throw new Error('animateDetails() needs a <details> with content')
  return content
}
