import { applyEdits } from 'jsonc-parser'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { labelOfField } from '../../../../schema/model/fieldLabel.ts'
import { MARKUP } from '../../../../schema/model/fields.ts'
import { nodeAt, type SchemaNode, valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { parseInlineText, parseRichText } from '../../../../schema/richText/parseRichText.ts'
import { plainInline, plainText } from '../../../../schema/richText/plainText.ts'
import type { Markup } from '../../../../schema/richText/RichText.ts'
import { removeValue, setValue } from '../../../../schema/text/edit.ts'
import { controlOf, orderOf } from '../form/controlOf.ts'
import { WRITTEN } from '../frame/messages.ts'
import { OverPage } from '../frame/OverPage.tsx'
import { EditedText, sourceOf, stringOrEmpty } from '../richText/RichTextField.tsx'
import type { TextEditor } from '../richText/TextEditor.ts'
import type { EditedDocument, Places } from '../state/studioState.ts'
import { type PlaceOfText, useStudio } from './useStudio.ts'

interface PageTextProps {
  frame: RefObject<HTMLIFrameElement | null>
  place: PlaceOfText
  document: EditedDocument
  places: Places
  value: unknown
  /** Of the document. */
  schema: z.core.$ZodType
  /** Goes on in the form, with a text that is left. */
  onForm(path: Path): void
  /** The same with one that cannot be written on the page. */
  onAbsent(place: PlaceOfText): void
}

type WrittenForm = Markup | 'plain'

/** How long a text that was just written may take to the page, in milliseconds. */
const PATIENCE = 1500

/** Writes in a text of the page: its element becomes the editor, in the place and the look that it has. */
export function PageText({ frame, place, document, places, value, schema, onForm, onAbsent }: PageTextProps) {
  const { documents, dispatch, open } = useStudio()
  const { path } = place
  const own = nodeAt(schema, path, value)
  const written = valueAt(value, path)
  const form = own && formOf(own)
  const find = () => {
    const page = frame.current?.contentDocument
    const shown = places.onPage(path)
    if (!page || !form || !shown) return undefined
    return elementOf(page, `${document.file}#${shown.join('.')}`, place.at, stringOrEmpty(written), form)
  }
  const [element, setElement] = useState(find)
  /** Of the element, before the editor adds its own. */
  const classNames = useMemo(() => element?.className ?? '', [element])
  const classes = useMemo(() => element && classesIn(element), [element])
  const latest = useRef({ find, onAbsent })
  latest.current = { find, onAbsent }
  useEffect(() => {
    if (element) return
    const page = frame.current?.contentDocument
    const give = () => latest.current.onAbsent(place)
    // What was clicked is there, or in another element; what was written in the form a moment ago is on its way.
    if (place.at || !page) return give()
    const observer = new MutationObserver(() => setElement(latest.current.find()))
    observer.observe(page, { subtree: true, childList: true, characterData: true })
    const timer = setTimeout(give, PATIENCE)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element, place, frame])
  if (!element || !form || !own) return null
  const above = path.slice(0, -1)
  const order = orderOf(nodeAt(schema, above, value), valueAt(value, above))
  const write = (text: string) => {
    const edited =
      text === '' && own.isOptional
        ? removeValue(document.text, path)
        : setValue(document.text, path, sourceOf(text, form, written), order)
    documents.edit(edited, path.join('.'))
  }
  const label = labelOfField(String(path.at(-1)), own)
  const problems = document.problems.filter(problem => path.every((step, at) => problem.path[at] === step))
  const leave = (key: 'Escape' | 'Tab' | 'Shift-Tab') => {
    const shown = key === 'Escape' ? undefined : places.onPage(path)
    const found = shown && neighbour(element, document.file, shown, key === 'Tab' ? 1 : -1)
    const next = found && places.inDocument(found)
    if (next) dispatch({ type: 'writing', place: { path: next } })
    else onForm(path)
    return true
  }
  return (
    <OverPage frame={frame} find={() => element}>
      <EditedText
        label={label}
        form={form}
        source={stringOrEmpty(written)}
        about={String(Object(value).title ?? '')}
        mount={element}
        onOpen={open}
        classes={classes ?? {}}
        attributes={{
          'aria-label': label,
          'aria-multiline': String(form === 'blocks' || form === 'article'),
          'aria-invalid': String(problems.some(({ severity }) => severity === 'error')),
          class: classNames,
        }}
        onWrite={write}
        onLeave={leave}
        onMount={editor => begin(editor, element, place)}
      >
        {problems.map(problem => (
          <p key={`${problem.code} ${problem.message}`} role="status" data-note={problem.severity}>
            {problem.message} {problem.suggestion}{' '}
            {problem.fix && (
              <button
                type="button"
                onClick={() => {
                  // The next check is a moment away, and says where the mistake is now.
                  if (document.checked === document.text)
                    documents.edit(
                      applyEdits(document.text, [...(problem.fix ?? [])]),
                      `${problem.code} fixed`,
                    )
                }}
              >
                Correct it
              </button>
            )}
          </p>
        ))}
      </EditedText>
    </OverPage>
  )
}

function formOf(node: SchemaNode): WrittenForm | undefined {
  const control = controlOf(node)
  if (control === 'richText') return node.meta[MARKUP] ?? 'inline'
  return control === 'text' ? 'plain' : undefined
}

/** Elements within a text. */
const OF_TEXT = 'p, li, ul, ol, h3, blockquote, figure, figcaption, strong, em, a, bdi'
/** What no text has in it. */
const OTHERS = 'svg, button, input, select, textarea, video, iframe, [data-island]'

/**
 * The element that holds a text of the page, and nothing else.
 * @returns undefined where there is none: then the form is the place to write
 */
function elementOf(
  page: Document,
  field: string,
  at: PlaceOfText['at'],
  source: string,
  form: WrittenForm,
): HTMLElement | undefined {
  const all = [...page.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)]
  // The header of a small window and the footer may say the same.
  const clicked = at && page.elementFromPoint(at.left, at.top)
  const marked =
    all.find(one => clicked && (one.contains(clicked) || clicked.contains(one))) ??
    all.find(one => one.checkVisibility())
  if (!marked || marked.closest('[data-island], button, label')) return undefined
  const hasBlocks = form === 'blocks' || form === 'article'
  const wanted = patternOf(source, form)
  let element: HTMLElement | null = marked
  for (let tried = 0; element && tried < 4; element = element.parentElement, tried++) {
    if (hasBlocks && element.matches(OF_TEXT)) continue
    const fits = wanted.test((element.textContent ?? '').replace(/\s+/g, ''))
    if (fits && !element.querySelector(OTHERS)) return element
  }
  return undefined
}

/** The letters of a text as a page shows them. Only the page knows the words that replace tokens. */
function patternOf(source: string, form: WrittenForm): RegExp {
  const words =
    form === 'plain'
      ? source
      : form === 'inline'
        ? plainInline(parseInlineText(source))
        : plainText(parseRichText(source, form))
  const parts = words
    .split(/\{[A-Za-z]+\}/)
    .map(part => part.replace(/\s+/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`, 'su')
}

const classesIn = (element: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    ['a', 'ul', 'ol', 'h3', 'blockquote'].flatMap(name => {
      const found = element.querySelector(name)?.className
      return found ? [[name, found]] : []
    }),
  )

/** Puts the caret where the author has clicked. @returns what ends the writing */
function begin(editor: TextEditor, element: HTMLElement, { at, files }: PlaceOfText): () => void {
  const page = element.ownerDocument
  const frame = page.defaultView
  const { view } = editor
  element.setAttribute('data-writing', '')
  editor.focus()
  editor.placeCaret(at)
  if (files) editor.takeFiles(files)
  // What is typed in a text is no shortcut of the page, such as that of its search.
  const keep = (event: KeyboardEvent) => event.stopPropagation()
  element.addEventListener('keydown', keep)
  return () => {
    element.removeEventListener('keydown', keep)
    const shown = [...element.childNodes].map(node => node.cloneNode(true))
    view.destroy()
    element.replaceChildren(...shown)
    for (const name of [
      'data-writing',
      'contenteditable',
      'role',
      'aria-label',
      'aria-multiline',
      'aria-invalid',
      'translate',
      'data-empty',
    ])
      element.removeAttribute(name)
    element.classList.remove('ProseMirror', 'ProseMirror-focused')
    // The server says what is there now.
    frame?.dispatchEvent(new Event(WRITTEN))
  }
}

/** The field of a text, as pages say it: `file#path`. */
export function fieldAt(written: string): { file: string; path: Path } {
  const [file = '', path = ''] = written.split('#')
  return { file, path: pathOf(path.split('.')) }
}

const pathOf = (keys: readonly string[]): Path => keys.map(key => (/^\d+$/.test(key) ? Number(key) : key))

/** The field of a text in the form (`FormTools.idOf`). */
export function fieldOfControl(control: EventTarget): Path | undefined {
  const isText = control instanceof HTMLElement && control.matches('input, textarea, [role="textbox"]')
  const [name, ...keys] = isText ? control.id.split('-') : []
  return name === 'field' ? pathOf(keys) : undefined
}

/** The first text of a document within an element of its page. That of a picture is in no place. */
export const firstField = (file: string, within: Element | undefined): Path | undefined =>
  [...(within?.querySelectorAll('[data-field]') ?? [])]
    .filter(({ textContent }) => textContent?.trim())
    .map(one => fieldAt(one.getAttribute('data-field') ?? ''))
    .find(field => field.file === file)?.path

/** The field of the document whose text is next on the page. */
function neighbour(element: HTMLElement, file: string, path: Path, step: 1 | -1): Path | undefined {
  const own = path.join('.')
  const fields = [...element.ownerDocument.querySelectorAll('#main [data-field]')].flatMap(one => {
    const [holder, field] = (one.getAttribute('data-field') ?? '').split('#')
    return holder === file && field ? [field] : []
  })
  const all = [...new Set(fields)]
  const next = all[all.indexOf(own) + step]
  return all.includes(own) && next !== undefined ? pathOf(next.split('.')) : undefined
}
