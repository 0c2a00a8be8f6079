import { behaviours } from '../../../../renderer/browser/behaviours.ts'
import { STYLESHEET } from '../../../../renderer/browser/loadDocument.ts'
import { closeOverlays } from '../../../../renderer/browser/overlays.ts'
import { unmountIslands } from '../../../../renderer/browser/startIslands.ts'
import { showTypefaces, startPage } from '../../../../renderer/browser/startPage.ts'
import { trustedPage } from '../../../../renderer/browser/trustedTypes.ts'
import { color } from '../../../../renderer/theme/designTokens.ts'
import { morphPage } from '../../../lib/dev/refresh/morphPage.ts'
import { RULES, showPage } from '../../../lib/dev/refresh/showPage.ts'
import { keyInIsland, printFields, printIn } from '../../site/printFields.ts'
import { type FrameMessage, isOurs, type StudioMessage, WRITTEN } from './messages.ts'

// Runs in the frame of the studio's page, which becomes the page that it gets.

const SECTION = '#main > [data-section]'
const OUTLINE = `content: ''; position: absolute; inset: 0; z-index: 15; pointer-events: none; border: 2px dashed ${color.accent}`
const MARK = `${OUTLINE}; border-style: solid; border-width: 3px`

/** Has the rule for the section that is shown. */
const mark = new CSSStyleSheet()

const studio = window.parent
const EMPTY = location.href

window.addEventListener('message', receive)
tell({ chalkline: 'ready' })

function receive(event: MessageEvent): void {
  if (event.source !== studio || !isOurs<StudioMessage>(event)) return
  // The mistakes of what is written are shown at the fields of the form.
  if (event.data.chalkline === 'show') showSection(event.data.section)
  else show(event.data)
}

let opening: Promise<void> | undefined

type ShownPage = Extract<StudioMessage, { chalkline: 'page' }>

/** That of the page which is shown. */
let route: string | undefined

/** What its document has of the site, apart from its rules: a document of the site that has another one begins anew. */
let site: string | undefined

const siteIn = (html: string): string =>
  [/<html[^>]*>/, /<body[^>]*>/, /<style data-typefaces[^<]*/].map(part => part.exec(html)?.[0]).join('')

async function show(page: ShownPage): Promise<void> {
  if (!opening) {
    opening = openPage(page)
    return
  }
  await opening
  const isOther = page.route !== route
  if (!isOther && showSections(page)) return
  const { html, fields } = page
  const prepare = (fresh: Document) => {
    fresh.querySelector(STYLESHEET)?.remove()
    if (fields) printFields(fresh, fields)
  }
  // The message that a page has mistakes is no page: another one begins anew, too.
  const canStay =
    (!isOther || siteIn(html) === site) && showPage(newer(html), prepare, isOther ? replacePage : morphPage)
  if (!canStay) location.replace(EMPTY)
  else if (isOther) shown(page)
}

/** Shows another page in place of this one, as the site's navigation does. */
function replacePage(before: Element, page: Element): void {
  closeOverlays(0)
  unmountIslands(before)
  before.replaceWith(page)
  mark.replaceSync('')
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Says that another page is shown. */
function shown(page: ShownPage): void {
  route = page.route
  site = siteIn(page.html)
  parts = partsOf(page)
  history.replaceState(null, '', page.address)
  tell({ chalkline: 'shown', route })
}

/** What is shown: the page up to its first section, each section, and with the last one all that follows. */
let parts: readonly ShownPart[] = []

interface ShownPart {
  html: string
  /** The same words may be those of another field now. */
  fields: string
}

function partsOf({ html, fields }: ShownPage): ShownPart[] {
  const { header, footer, sections = [] } = fields ?? {}
  const fieldsAt = [[header, footer], ...sections]
  return html
    .split(/(?=<div data-section=)/)
    .map((html, at) => ({ html, fields: JSON.stringify(fieldsAt[at]) }))
}

/**
 * Shows a page of which only sections have changed, and none that runs code: to parse and to compare a whole page takes longer than
 * all else. @returns whether it was such a page
 */
function showSections(page: ShownPage): boolean {
  const before = parts
  // What is written in a text on the page is shown later.
  parts = document.querySelector('[data-writing]') ? [] : partsOf(page)
  const last = parts.length - 1
  const changed = [...parts.keys()].filter(
    at => parts[at]?.html !== before[at]?.html || parts[at]?.fields !== before[at]?.fields,
  )
  if (before.length !== parts.length || last < 0 || changed.some(at => at === 0 || at === last)) return false
  const shown = sections()
  const pairs = changed.flatMap(at => {
    const fresh = parsed(parts[at]?.html ?? '').querySelector('[data-section]')
    if (fresh) printIn(fresh, page.fields?.sections[at - 1] ?? [])
    const section = shown[at - 1]
    return section && fresh ? [[section, fresh] as const] : []
  })
  if (pairs.length < changed.length || pairs.flat().some(runsCode)) return false
  for (const [section, fresh] of pairs) morphPage(section, fresh)
  return true
}

const runsCode = (section: Element): boolean =>
  ['[data-island]', ...behaviours.map(([selector]) => selector)].some(
    selector => section.matches(selector) || section.querySelector(selector),
  )

const parsed = (html: string): Document => new DOMParser().parseFromString(trustedPage(html), 'text/html')

/** To parse the same rules, and to lay the page out by them, takes longer than all else. */
function newer(html: string): Document {
  const rules = `>${document.querySelector(RULES)?.textContent}</style>`
  const link = `<link rel="stylesheet" href="${document.querySelector(STYLESHEET)?.getAttribute('href')}">`
  return parsed(html.replace(rules, '></style>').replace(link, ''))
}

/** Becomes the page: the document is written as a browser reads it, and then runs what every page of the site runs. */
async function openPage(page: ShownPage): Promise<void> {
  const { html, fields, day } = page
  if (day) setDay(day)
  // What it loads, it names from its own address.
  history.replaceState(null, '', page.address)
  document.open()
  document.write(trustedPage(html.replace(ENTRY, '')))
  document.close()
  // Opening a document ends what listens to it.
  window.addEventListener('message', receive)
  // What is behind the link to the stylesheet is read once that has come.
  if (document.readyState === 'loading')
    await new Promise(resolve => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
  window.addEventListener(WRITTEN, () => tell({ chalkline: 'ready' }))
  if (fields) printFields(document, fields)
  // It stays when another page is shown.
  document.head.append(document.querySelector(STYLESHEET)?.cloneNode() ?? '')
  outlineSections()
  document.addEventListener('click', select, { capture: true })
  document.addEventListener('dragover', acceptFiles)
  document.addEventListener('drop', drop)
  startPage()
  showTypefaces()
  shown(page)
}

/** The script of a page. The frame has the same code itself. */
const ENTRY = /<script type="module"[^>]*><\/script>/g

/** Sets the clock of the page to the same time on another day. What asks it runs later. @param day `YYYY-MM-DD` */
function setDay(day: string): void {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const shift = new Date().setFullYear(year, month - 1, date) - Date.now()
  window.Date = new Proxy(Date, {
    // What is no moment is the present one.
    construct: (Real, of, target) =>
      Reflect.construct(Real, of.length === 0 ? [Real.now() + shift] : of, target),
    get: (Real, key) => (key === 'now' ? () => Real.now() + shift : Reflect.get(Real, key)),
  })
}

function tell(message: FrameMessage): void {
  studio.postMessage(message, location.origin)
}

/** Selects what was clicked. Links are not followed: the list of pages leads to other pages. */
function select(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  if (!target) return
  const link = target.closest('a[href]')
  const summary = target.closest('summary')
  const isWriting = target.closest('[data-writing]') !== null
  // A browser takes a blank that is typed in a question for a click on it.
  const isTyped = event.detail === 0 && Boolean(summary?.querySelector('[data-writing]'))
  // The first click on the words of a question opens it, and begins to write; the next ones do not close it.
  const staysOpen = Boolean(summary?.closest('details')?.open && target.closest('summary [data-field]'))
  if (link || isTyped || staysOpen || target.closest('button[type="submit"]')) event.preventDefault()
  if (isTyped || staysOpen || (link && !isWriting)) event.stopPropagation()
  if (!isTyped && !isWriting) tellOf(target, event)
}

/** Takes the files that are dropped anywhere else than on the text in which is written: a browser would open them. */
function drop(event: DragEvent): void {
  const target = event.target instanceof Element ? event.target : undefined
  const files = [...(event.dataTransfer?.files ?? [])]
  if (!target || target.closest('[data-writing]') || files.length === 0) return
  event.preventDefault()
  tellOf(target, event, files)
}

function acceptFiles(event: DragEvent): void {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

function tellOf(target: Element, { clientX, clientY }: MouseEvent, files?: File[]): void {
  const section = target.closest(SECTION)
  const index = section ? sections().indexOf(section) : -1
  const field = fieldOf(target)
  tell({
    chalkline: 'selected',
    section: index === -1 ? undefined : index,
    field,
    words: (target.textContent ?? '').trim().slice(0, 80),
    around: fieldsAround(target),
    at: { left: clientX, top: clientY },
    ...(files && { files }),
  })
}

/** The field of the text that an element is in, or the only one in it. */
function fieldOf(target: Element): string | undefined {
  const island = target.closest('[data-fields]')
  const known: Record<string, string> = JSON.parse(island?.getAttribute('data-fields') ?? '{}')
  for (let element = target; island?.contains(element); element = element.parentElement ?? document.body) {
    const field = known[keyInIsland(element)]
    if (field) return field
  }
  const own = target.closest('[data-field]')
  if (own) return own.getAttribute('data-field') ?? undefined
  const within = new Set(fieldsIn(target))
  return within.size === 1 ? [...within][0] : undefined
}

const fieldsIn = (element: Element): string[] =>
  [...element.querySelectorAll('[data-field]')].flatMap(
    ({ attributes }) => attributes.getNamedItem('data-field')?.value ?? [],
  )

/** The fields of the texts in the row of a number. */
function fieldsAround(target: Element): string[] {
  for (
    let element = target.parentElement;
    element && !element.matches(SECTION);
    element = element.parentElement
  ) {
    const fields = fieldsIn(element)
    if (fields.length > 0) return fields
  }
  return []
}

/** Marks a section by a rule of style. An attribute of it would go when the page shows the next change. */
function showSection(index: number | null): void {
  arrival.disconnect()
  wanted = index
  const shown = index === null ? undefined : sections()[index]
  // One that was added a moment ago is on its way.
  if (!shown && index !== null && index >= 0)
    arrival.observe(document.body, { childList: true, subtree: true })
  mark.replaceSync(
    shown ? `#main > :nth-child(${Number(index) + 1} of [data-section])::after { ${MARK} }` : '',
  )
  const box = shown?.getBoundingClientRect()
  if (!shown || !box) return
  const isInView = box.top < window.innerHeight * 0.7 && box.bottom > window.innerHeight * 0.2
  if (!isInView) shown.scrollIntoView({ block: 'start', behavior: 'instant' })
}

let wanted: number | null = null
const arrival = new MutationObserver(() => {
  if (wanted !== null && sections()[wanted]) showSection(wanted)
})

const sections = (): Element[] => [...document.querySelectorAll(SECTION)]

function outlineSections(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
${SECTION} { position: relative; cursor: pointer }
${SECTION}:hover::after { ${OUTLINE} }
[data-field]:hover { cursor: text }
[data-writing][data-writing] { outline: 2px dashed; outline-offset: 3px; cursor: text; white-space: pre-wrap; min-height: 1em; min-width: 1em }
[data-writing] li > p:first-child { margin: 0; max-width: none }
`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet, mark]
}
