import { color } from '../../../../renderer/theme/designTokens.ts'
import { type FrameMessage, isOurs, type StudioMessage } from './messages.ts'

// Runs in pages of the dev server while they are shown inside of the studio.

const SECTION = '#main > [data-section]'
const OUTLINE = `content: ''; position: absolute; inset: 0; z-index: 15; pointer-events: none; border: 2px dashed ${color.accent}`
const MARK = `${OUTLINE}; border-style: solid; border-width: 3px`

/** Has the rule for the section that is shown. */
const mark = new CSSStyleSheet()

if (window.parent !== window) {
  outlineSections()
  document.addEventListener('click', select, { capture: true })
  // The mistakes of what is not saved are shown at the fields of the form.
  window.addEventListener('message', event => {
    if (isOurs<StudioMessage>(event)) showSection(event.data.section)
  })
  tell({ chalkline: 'shown', route: location.pathname })
}

function tell(message: FrameMessage): void {
  window.parent.postMessage(message, location.origin)
}

/** Selects what was clicked. Links are not followed: the list of pages leads to other pages. */
function select(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (!target) return
  if (target.closest('a[href], button[type="submit"]')) event.preventDefault()
  if (target.closest('a[href]')) event.stopPropagation()
  const section = target.closest(SECTION)
  const index = section ? sections().indexOf(section) : -1
  const image = target.closest('img')?.getAttribute('src') ?? undefined
  tell({ chalkline: 'selected', section: index === -1 ? undefined : index, words: wordsAt(event), image })
}

/** The words of the text that was clicked, as far as they are one node of the document. */
function wordsAt({ clientX, clientY, target }: MouseEvent): string {
  const node = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode
  const text = node instanceof Text ? node.data : target instanceof Element ? (target.textContent ?? '') : ''
  return text.trim().slice(0, 300)
}

/** Marks a section by a rule of style. An attribute of it would go when the page shows the next change. */
function showSection(index: number | null): void {
  const shown = index === null ? undefined : sections()[index]
  mark.replaceSync(
    shown ? `#main > :nth-child(${Number(index) + 1} of [data-section])::after { ${MARK} }` : '',
  )
  const box = shown?.getBoundingClientRect()
  if (!shown || !box) return
  const isInView = box.top < window.innerHeight * 0.7 && box.bottom > window.innerHeight * 0.2
  if (!isInView) shown.scrollIntoView({ block: 'start', behavior: 'instant' })
}

const sections = (): Element[] => [...document.querySelectorAll(SECTION)]

function outlineSections(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
${SECTION} { position: relative; cursor: pointer }
${SECTION}:hover::after { ${OUTLINE} }
`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet, mark]
}
