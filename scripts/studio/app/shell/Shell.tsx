import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react'
import { valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { schemas } from '../../../../schema/read/parse.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import type { SiteList } from '../../site/documentCalls.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { reveal } from '../form/FieldFrame.tsx'
import { DayNote } from '../frame/AsOnDay.tsx'
import type { Clicked } from '../frame/messages.ts'
import { placesOf } from '../state/studioState.ts'
import { useDocuments } from '../state/useDocuments.ts'
import type { AskedText } from './EarlierVersions.tsx'
import { Editor } from './Editor.tsx'
import { PageActions } from './PageActions.tsx'
import { PageList } from './PageList.tsx'
import { fieldAt, fieldOfControl, PageText } from './PageText.tsx'
import { Preview } from './Preview.tsx'
import { SectionTools } from './SectionTools.tsx'
import { sectionEdits } from './sectionEdits.ts'
import styles from './shell.module.css'
import { TopBar } from './TopBar.tsx'
import { useLayout } from './useLayout.ts'
import { StudioContext, useSelection, viewReducer } from './useStudio.ts'

interface ShellProps {
  list: CallOutput<'list'>
  /** Why the site cannot be read. */
  failure: string | undefined
}

/** The three columns of the studio: pages, the page itself, its form. */
export function Shell({ list, failure }: ShellProps) {
  const documents = useDocuments()
  const [view, dispatch] = useReducer(viewReducer, {})
  const { width, day, wanted, writing, hint } = view
  const frame = useRef<HTMLIFrameElement>(null)
  const { current } = documents
  const file = current?.file
  const value = useMemo(() => valueOfText(current?.text), [current?.text])
  const places = useMemo(() => current && placesOf(current), [current])
  const { section, ids } = useSelection(view, dispatch, file, value)
  const layout = useLayout()
  // The one that is shown is the main part of the window then.
  const roleInTurns = layout.kind === 'turns' ? 'main' : undefined
  const listed = list.documents.find(document => document.file === file)
  const editor = useRef<HTMLElement>(null)
  const print = () => frame.current?.contentWindow?.print()
  useShortcuts(editor, { ...documents, print })
  /** The text of the form that had the focus last. */
  const left = useRef<{ file: string | undefined } & AskedText>(undefined)
  const lastText = () => {
    const selected = () => String(frame.current?.contentWindow?.getSelection() ?? '').trim()
    if (writing) return { path: writing.path, words: selected() }
    return left.current?.file === file ? left.current : undefined
  }
  useScrollOf(editor, file)

  // Parts with problems open by themselves, and move what is below.
  const isChecked = current?.checked !== undefined
  useEffect(() => {
    if (!wanted || wanted.file !== file || !isChecked) return
    const { path } = wanted
    // A line of a text has the field of the text.
    reveal(...path.map((_, index) => `field-${path.slice(0, path.length - index).join('-')}`))
  }, [wanted, file, isChecked])

  const show = (file: string) => {
    dispatch({ type: 'opened', file })
    layout.onView('page')
    return documents.open(file)
  }
  const selectSection = (index: number | undefined) => dispatch({ type: 'sectionSelected', file, index })
  const visit = useHistory(file, list, show)
  const open = async (file: string, path?: Path) => {
    visit(file)
    await show(file)
    if (!path) return
    dispatch({ type: 'fieldShown', file, path })
    layout.onView('form')
  }
  useFirst(list, open)
  const copy = async (copied: unknown, to: string) => {
    visit(to)
    dispatch({ type: 'opened', file: to })
    await documents.copySection(copied, to)
  }
  /** Shows a field in its form, that of the page or of the document from which it is. */
  const showField = (found: { file: string; path: Path }) => {
    if (found.file !== file) open(found.file)
    dispatch({ type: 'fieldShown', ...found })
    layout.onView('form')
  }
  const select = ({ section: clicked, field, words, around, at, files }: Clicked) => {
    const placed = (written: string) => {
      const field = fieldAt(written)
      const path = field.file === file ? places?.inDocument(field.path) : field.path
      return path ? [{ file: field.file, path }] : []
    }
    const [found] = field === undefined ? [] : placed(field)
    const place = clicked === undefined ? undefined : places?.sections[clicked]
    const index = place === -1 ? undefined : place
    selectSection(index)
    const nearby = around.flatMap(placed).filter(one => one.file === file)
    // An amount has no mark; that of its cell is the heading of the column, which phones show next to it.
    const number = findNumber(value, nearby, words)
    if (found && found.file === file && !number) {
      dispatch({ type: 'writing', place: { path: found.path, at, files } })
      return
    }
    if (files) dispatch({ type: 'hinted', hint: NO_FILES })
    if (number && file !== undefined) showField({ file, path: number })
    else if (found) showField(found)
    else if (index !== undefined) layout.onView('form')
  }

  return (
    <StudioContext value={{ list, documents, view, dispatch, open }}>
      <div className={styles.shell} data-layout={layout.kind} data-view={layout.view}>
        <TopBar layout={layout} />
        <div className={styles.pages} role={roleInTurns}>
          <PageList />
        </div>
        <main className={styles.middle} data-region="page" tabIndex={-1}>
          {(failure ?? documents.failure) && (
            <p data-note="error" role="alert">
              {failure ?? documents.failure}
              <button type="button" onClick={documents.dismissFailure}>
                Close
              </button>
            </p>
          )}
          <DayNote day={day} onDay={day => dispatch({ type: 'dayChosen', day })} />
          {hint !== undefined && (
            <p data-note="warning" role="status">
              {hint}{' '}
              <button type="button" onClick={() => dispatch({ type: 'hinted', hint: undefined })}>
                Close
              </button>
            </p>
          )}
          {listed && (
            <Preview
              route={listed.route}
              title={listed.title}
              day={day}
              width={width}
              layout={layout}
              section={section === undefined ? undefined : places?.sections.indexOf(section)}
              onSelect={select}
              frame={frame}
            >
              {current?.isShownOlder && (
                <p className={styles.older} role="status">
                  This is the page as it was before a mistake, which its form names.
                </p>
              )}
              {section !== undefined && current && places && (
                <SectionTools
                  // Another day is another frame.
                  key={day}
                  frame={frame}
                  document={current}
                  value={value}
                  index={section}
                  kind={listed.kind === 'template' ? 'post' : 'page'}
                  places={places}
                  edits={sectionEdits(current.text, documents.edit, selectSection)}
                />
              )}
              {writing && current && places && (
                <PageText
                  key={JSON.stringify(writing)}
                  frame={frame}
                  place={writing}
                  document={current}
                  places={places}
                  value={value}
                  schema={schemas[listed.kind]}
                  onForm={path => showField({ file: current.file, path })}
                  onAbsent={({ path, at, files }) => {
                    showField({ file: current.file, path })
                    if (files || !at) dispatch({ type: 'hinted', hint: files ? NO_FILES : NOT_ON_PAGE })
                  }}
                />
              )}
            </Preview>
          )}
          {!listed && current && (
            <p className={styles.hint} role="status">
              The page is on its way …
            </p>
          )}
        </main>
        <section
          ref={editor}
          className={styles.editor}
          role={roleInTurns ?? 'complementary'}
          aria-label="What is on the page"
          tabIndex={-1}
          onBlur={({ target }) => {
            const path = fieldOfControl(target)
            if (path) left.current = { file: current?.file, path, words: selectedIn(target) }
          }}
          onKeyDown={event => {
            const path = event.key === 'F2' ? fieldOfControl(event.target) : undefined
            if (path && !event.defaultPrevented) dispatch({ type: 'writing', place: { path } })
          }}
        >
          {current && listed && (
            <PageActions
              key={current.file}
              document={listed}
              title={titleIn(value) ?? listed.title}
              lastText={lastText}
              onPrint={print}
            />
          )}
          {current && (
            <Editor
              // Each document has its own parts that are open.
              key={`form of ${current.file}`}
              document={current}
              value={value}
              listed={listed}
              section={section}
              ids={ids}
              onSection={selectSection}
              onCopy={copy}
            />
          )}
        </section>
      </div>
    </StudioContext>
  )
}

const NO_FILES =
  'Nothing was added. Drop it on a text of the page, where a document becomes a link, or on the field of a picture or a document in the form.'

const NOT_ON_PAGE =
  'This text is written in the form alone: the page does not show it, or not as it is written.'

const titleIn = (value: unknown): string | undefined => {
  const { title } = Object(value)
  return typeof title === 'string' ? title : undefined
}

/** Opens what was shown last in this window, as before it was loaded again, or the home page. */
function useFirst({ documents }: SiteList, open: (file: string) => void): void {
  // Before the author can choose another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const last = documents.find(({ file }) => file === Object(history.state).file)
    const first = last ?? documents.find(({ kind, route }) => kind === 'page' && route === '/')
    if (first) open(first.file)
  }, [])
}

/**
 * Makes each document that is opened a step of the window's history: Back shows the one before, with its form.
 * @param show shows a document without a step
 * @returns notes that a document is being opened
 */
function useHistory(
  current: string | undefined,
  { documents }: SiteList,
  show: (file: string) => void,
): (file: string) => void {
  const go = useEffectEvent(({ state }: PopStateEvent) => {
    const found = documents.find(({ file }) => file === Object(state).file)
    if (found) show(found.file)
  })
  useEffect(() => {
    const listen = (event: PopStateEvent) => go(event)
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [])
  return file => {
    if (current === undefined) history.replaceState({ file }, '')
    else if (file !== current) history.pushState({ file }, '')
  }
}

/** Keeps where each document's form is scrolled to. One that is opened first begins at its top. */
function useScrollOf(form: RefObject<HTMLElement | null>, file: string | undefined): void {
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const element = form.current
    if (!element || file === undefined) return
    element.scrollTop = places.current.get(file) ?? 0
    const keep = () => places.current.set(file, element.scrollTop)
    element.addEventListener('scroll', keep)
    return () => element.removeEventListener('scroll', keep)
  }, [form, file])
}

interface Actions {
  undo(): void
  redo(): void
  print(): void
}

/**
 * Ctrl Z and Ctrl Shift Z undo and redo, also inside of a field of the document: its own undo knows only that
 * field. They do nothing to a page behind a dialog, and leave what is written elsewhere, such as a search, to the browser. Ctrl S
 * does nothing: everything is kept already, and the browser would save the page of the studio. Ctrl P prints the page and not the studio.
 */
function useShortcuts(form: RefObject<HTMLElement | null>, actions: Actions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === 's' || key === 'p') event.preventDefault()
    if (key === 'p') actions.print()
    const action = actionOf(event, actions)
    const isBehind = document.querySelector('dialog[open]') !== null
    if (!action || isBehind || isWrittenElsewhere(event.target, form.current)) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** The words of a text that are selected. */
const selectedIn = (text: HTMLElement): string =>
  (text instanceof HTMLInputElement || text instanceof HTMLTextAreaElement
    ? text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)
    : String(getSelection())
  ).trim()

const isWrittenElsewhere = (target: EventTarget | null, form: HTMLElement | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea') && !form?.contains(target)

function actionOf({ key, shiftKey }: KeyboardEvent, { undo, redo }: Actions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? redo : undo
    case 'y':
      return redo
    default:
      return undefined
  }
}

/** A number as pages show it, with a currency or a sign of per cent. */
const AMOUNT = /^(?:\p{L}{1,4}\s?|\p{Sc}\s?)?-?\d[\d.,\s]*%?$/u

/** Finds the field of a number that was clicked: below what the texts of its row have in common. */
function findNumber(value: unknown, fields: readonly { path: Path }[], words: string): Path | undefined {
  const digits = words.replace(/\D/g, '')
  const [first, ...others] = fields.map(({ path }) => path)
  if (digits === '' || !first || !AMOUNT.test(words)) return undefined
  const differs = first.findIndex((key, at) => others.some(path => path[at] !== key))
  const common = first.slice(0, differs < 0 ? -1 : differs)
  const numbersIn = (below: unknown, path: Path): Path[] => {
    if (typeof below === 'number') return String(below).replace(/\D/g, '') === digits ? [path] : []
    if (typeof below !== 'object' || below === null) return []
    const isList = Array.isArray(below)
    return Object.entries(below).flatMap(([key, one]) =>
      numbersIn(one, [...path, isList ? Number(key) : key]),
    )
  }
  return numbersIn(valueAt(value, common), common)[0]
}
