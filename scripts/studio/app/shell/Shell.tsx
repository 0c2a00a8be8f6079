import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { valueOfText } from '../../../../schema/text/edit.ts'
import type { FormDescription } from '../../host/fields/describeForms.ts'
import type { SiteList } from '../../host/Studio.ts'
import { reveal } from '../form/FieldFrame.tsx'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import { useDocuments } from '../state/useDocuments.ts'
import { Editor } from './Editor.tsx'
import { shownIndexes } from './Outline.tsx'
import { Deleted, PageActions } from './PageActions.tsx'
import { PageList } from './PageList.tsx'
import { Preview, type Selected } from './Preview.tsx'
import styles from './shell.module.css'
import { TopBar } from './TopBar.tsx'

interface ShellProps {
  forms: FormDescription
  list: SiteList
  /** Why the studio cannot be reached. */
  failure: string | undefined
}

/** The three columns of the studio: pages, the page itself, its form. */
export function Shell({ forms, list, failure }: ShellProps) {
  const documents = useDocuments(list)
  const [section, setSection] = useState<number>()
  const [width, setWidth] = useState<number>()
  /** The field of the words that were clicked. It may be in a form that is not rendered yet. */
  const [wanted, setWanted] = useState<Path>()
  const { current } = documents
  const value = useMemo(() => valueOfText(current?.text), [current?.text])
  const shown = useMemo(() => shownIndexes(value), [value])
  /** In a narrow window the list takes the place of the form. */
  const [isListWanted, setListWanted] = useState(false)
  const isListShown = isListWanted || !current
  const [deleted, setDeleted] = useState<{ id: string; title: string }>()
  const listed = list.documents.find(({ file }) => file === current?.file)
  const editor = useFocusInView(current?.file, isListShown)
  useShortcuts(editor, { save: documents.save, undo: documents.undo, redo: documents.redo })
  useScrollOf(editor, current?.file)

  useEffect(() => {
    // A line of a text has the field of the text.
    if (wanted)
      reveal(...wanted.map((_, index) => `field-${wanted.slice(0, wanted.length - index).join('-')}`))
  }, [wanted])

  const show = (file: string) => {
    setSection(undefined)
    setDeleted(undefined)
    setListWanted(false)
    return documents.open(file)
  }
  const visit = useHistory(current?.file, list, show)
  const open = async (file: string, path?: Path) => {
    visit(file)
    await show(file)
    if (!path) return
    if (path[0] === 'sections' && typeof path[1] === 'number') setSection(path[1])
    setWanted([...path])
  }
  const copy = async (copied: unknown, file: string) => {
    visit(file)
    setSection(undefined)
    await documents.copySection(copied, file)
  }
  const select = useCallback(
    ({ section: clicked, words }: Selected) => {
      const index = clicked === undefined ? undefined : shown[clicked]
      setSection(index)
      setListWanted(false)
      setWanted(findWords(value, index, words))
    },
    [value, shown],
  )

  return (
    <div className={styles.shell} data-beside={isListShown ? 'list' : 'form'}>
      <TopBar
        site={list.site}
        documents={documents}
        width={width}
        onWidth={setWidth}
        isListShown={isListShown}
        onList={setListWanted}
        onOpen={open}
      />
      <PageList list={list} current={current?.file} onOpen={open} />
      <main className={styles.middle}>
        {(failure ?? documents.failure) && (
          <p data-note="error" role="alert">
            {failure ?? documents.failure}
            <button type="button" onClick={documents.dismissFailure}>
              Close
            </button>
          </p>
        )}
        {listed && (
          <Preview
            route={listed.route}
            title={listed.title}
            width={width}
            section={section === undefined ? undefined : shown.indexOf(section)}
            onSelect={select}
          />
        )}
        {!listed && current && (
          <p className={styles.hint} role="status">
            The page is on its way …
          </p>
        )}
        {!current && deleted && <Deleted key={deleted.id} deleted={deleted} onOpen={open} />}
        {!current && !deleted && <p className={styles.hint}>Choose a page on the left.</p>}
      </main>
      <aside ref={editor} className={styles.editor} aria-label="What is on the page" tabIndex={-1}>
        {current && listed && (
          <PageActions
            key={current.file}
            document={listed}
            title={titleOf(value) ?? listed.title}
            isUnsaved={isUnsaved(current)}
            onOpen={open}
            onGone={documents.close}
            onDeleted={setDeleted}
          />
        )}
        {current && (
          <Editor
            // Each document has its own parts that are open.
            key={`form of ${current.file}`}
            document={withListedProblems(current, listed)}
            value={value}
            kind={listed?.kind ?? (current.file.startsWith('_posts/') ? 'post' : 'page')}
            forms={forms}
            list={list}
            section={section}
            onSection={setSection}
            onEdit={documents.edit}
            onSettle={documents.settle}
            onKeepRestored={documents.keepRestored}
            onDiscardRestored={documents.discardRestored}
            onOpen={open}
            onCopy={copy}
          />
        )}
      </aside>
    </div>
  )
}

const titleOf = (value: unknown): string | undefined => {
  const { title } = Object(value)
  return typeof title === 'string' ? title : undefined
}

/**
 * Moves the focus to the form when what had it is hidden, as the list in a narrow window once a page is opened.
 * @param file the document that is shown
 * @param isListShown whether the list takes the place of the form there
 * @returns the form
 */
function useFocusInView(file: string | undefined, isListShown: boolean): RefObject<HTMLElement | null> {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (file === undefined || isListShown) return
    if (!document.activeElement?.checkVisibility()) form.current?.focus()
  }, [file, isListShown])
  return form
}

/** A document with what is wrong in it beside others, such as a number that two posts have: that is known once it is saved. */
function withListedProblems(
  document: EditedDocument,
  listed: SiteList['documents'][number] | undefined,
): EditedDocument {
  if (!listed || isUnsaved(document) || listed.digest !== document.digest) return document
  const nameOf = ({ code, path, message }: Problem) => JSON.stringify([code, path, message])
  const known = new Set(document.problems.map(nameOf))
  const others = listed.problems.filter(problem => !known.has(nameOf(problem)))
  return others.length > 0 ? { ...document, problems: [...document.problems, ...others] } : document
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
  const latest = useRef({ documents, show })
  latest.current = { documents, show }
  useEffect(() => {
    const go = ({ state }: PopStateEvent) => {
      const { documents, show } = latest.current
      const found = documents.find(({ file }) => file === Object(state).file)
      if (found) show(found.file)
    }
    addEventListener('popstate', go)
    return () => removeEventListener('popstate', go)
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
  save(): void
  undo(): void
  redo(): void
}

/**
 * Ctrl S saves; Ctrl Z and Ctrl Shift Z undo and redo, also inside of a field of the document: its own undo knows only that
 * field. They do nothing to a page behind a dialog, and leave what is written elsewhere, such as a search, to the browser.
 */
function useShortcuts(form: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const action = actionOf(event, latest.current)
      if (!action) return
      const isBehind = document.querySelector('dialog[open]') !== null
      if (action !== latest.current.save && (isBehind || isWrittenElsewhere(event.target, form.current)))
        return
      // The browser would save the page of the studio.
      event.preventDefault()
      if (!isBehind) action()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [form])
}

const isWrittenElsewhere = (target: EventTarget | null, form: HTMLElement | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea') && !form?.contains(target)

function actionOf({ key, shiftKey }: KeyboardEvent, { save, undo, redo }: Actions): (() => void) | undefined {
  switch (key.toLowerCase()) {
    case 's':
      return save
    case 'z':
      return shiftKey ? redo : undo
    case 'y':
      return redo
    default:
      return undefined
  }
}

/** Characters below which words may stand anywhere. */
const FEW = 3

/**
 * Finds the field that holds the words that were clicked in the page.
 * @param section the index of the section in which they were; without it the whole document is searched
 */
function findWords(value: unknown, section: number | undefined, words: string): Path | undefined {
  const wanted = plain(words)
  if (wanted.length < FEW) return undefined
  const start: Path = section !== undefined && Object(value).sections ? ['sections', section] : []
  const texts = textsIn(
    start.reduce<unknown>((below, key) => Object(below)[key], value),
    start,
  )
  const found = texts.filter(({ text }) => text.includes(wanted))
  // The shortest text is the one that is about these words and little else.
  return found.sort((one, other) => one.text.length - other.text.length)[0]?.path
}

function textsIn(value: unknown, path: Path): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: plain(value), path }]
  // A text as a list of lines has one field.
  if (
    Array.isArray(value) &&
    value.every(line => typeof line === 'string') &&
    value.some(line => / /.test(line))
  )
    return [{ text: plain(value.join(' ')), path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) =>
    textsIn(below, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Without the marks of Markdown and in small letters, since pages show neither as they are written. */
const plain = (text: string): string =>
  text
    .replace(/[*\\]|\]\([^)]*\)|\[/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
