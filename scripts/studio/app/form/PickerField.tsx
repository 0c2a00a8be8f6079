import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { setValue } from '../../../../schema/text/edit.ts'
import { isAttachment, typeOf } from '../../site/attachmentTypes.ts'
import type { FoundIcon } from '../../site/documentCalls.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import type { LinkTarget } from '../../site/offeredLinks.ts'
import { call, type StudioError } from '../call.ts'
import { Actions, Dialog, useTask } from '../dialog/Dialog.tsx'
import { isComposing } from '../dialog/isComposing.ts'
import { FileDialog } from '../files/FileDialog.tsx'
import { nameOf } from '../files/FileList.tsx'
import fileStyles from '../files/files.module.css'
import { useDroppedFiles } from '../files/uploads.tsx'
import { FieldFrame, type FieldProps, type FormTools, orderAround, useForm } from './FieldFrame.tsx'
import styles from './form.module.css'

interface PickerFieldProps {
  field: FieldProps
  /** What the value is, in words. */
  meaning?: string
  /** What the value looks like. */
  drawing?: ReactNode
  /** The dialog, while it is open. */
  dialog(pick: (value: string) => void, close: () => void): ReactNode
}

/** A plain text with a button that opens a search. What is written there stays, also where nothing is known of it. */
function PickerField({ field, meaning = '', drawing, dialog }: PickerFieldProps) {
  const form = useForm()
  const [isOpen, setIsOpen] = useState(false)
  const write = (text: string) => form.write(field, text)
  return (
    <FieldFrame {...field}>
      {control => (
        <>
          <span className={styles.picker}>
            {drawing}
            <input
              {...control}
              aria-describedby={`${control['aria-describedby']} ${control.id}-meaning`}
              spellCheck={false}
              value={typeof field.value === 'string' ? field.value : ''}
              onChange={event => write(event.target.value)}
            />
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Choose: ${field.label}`}
              onClick={() => setIsOpen(true)}
            >
              Choose
            </button>
          </span>
          <span id={`${control.id}-meaning`} className={styles.meaning}>
            {meaning}
          </span>
          {isOpen && dialog(write, () => setIsOpen(false))}
        </>
      )}
    </FieldFrame>
  )
}

/** Something to choose. */
interface PickerOption {
  /** What is written in the field. */
  value: string
  title: string
  note?: string
  /** The drawing of an icon. */
  shape?: string
}

interface PickerDialogProps {
  title: string
  /** What can be written in the search field. */
  hint: string
  words: string
  onWords(words: string): void
  options: readonly PickerOption[]
  /** What is said about the options: that there are none, or that they could not be read. */
  message: string
  /** Drawings stand in columns. `form.module.css` has the same number. */
  columns?: number
  /** What can be done besides. */
  adjacent?: ReactNode
  onPick(value: string): void
  onClose(): void
}

/** A search with a list: a combobox whose list is always open. Arrow keys choose, Enter takes, Escape closes. */
function PickerDialog({
  title,
  hint,
  words,
  onWords,
  options,
  message,
  columns = 1,
  adjacent,
  onPick,
  onClose,
}: PickerDialogProps) {
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, options.length - 1)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  const take = (option: PickerOption | undefined) => {
    if (!option) return
    onPick(option.value)
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      take(options[active])
      return
    }
    const to = moveActive(event.key, active, options.length, columns)
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <input
        role="combobox"
        aria-label={hint}
        placeholder={hint}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={event => {
          setActive(0)
          onWords(event.target.value)
        }}
        onKeyDown={press}
      />
      <div
        role="listbox"
        id={`${id}-options`}
        aria-label={title}
        className={styles.options}
        data-scroll
        data-columns={columns}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={option.value}
            data-option
            role="option"
            id={optionId(index)}
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => take(option)}
          >
            {option.shape !== undefined && <IconDrawing shape={option.shape} />}
            <b>{option.title}</b>
            {option.note && <small>{option.note}</small>}
          </div>
        ))}
      </div>
      <p role="status">{options.length === 0 ? message : ''}</p>
      <Actions>
        {adjacent}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </Actions>
    </Dialog>
  )
}

/** An icon as pages show it. The words next to it say what it is. @param shape the inside of the `<svg>` */
const IconDrawing = ({ shape }: { shape: string }) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: shape }}
  />
)

/**
 * The option that a key leads to in a list of options, which may stand in columns.
 * @returns undefined for a key that moves nothing
 */
function moveActive(key: string, active: number, count: number, columns: number): number | undefined {
  const to = destination(key, active, count, columns)
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}

function destination(key: string, active: number, count: number, columns: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + columns < count ? active + columns : active
    case 'ArrowUp':
      return active - columns >= 0 ? active - columns : active
    case 'PageDown':
      return active + 4 * columns
    case 'PageUp':
      return active - 4 * columns
    case 'ArrowRight':
      return columns > 1 ? active + 1 : undefined
    case 'ArrowLeft':
      return columns > 1 ? active - 1 : undefined
    default:
      return undefined
  }
}

/** An icon, found by what it means. */
export function IconField(field: FieldProps) {
  const shape = useDrawing(String(field.value ?? ''))
  return (
    <PickerField
      field={field}
      drawing={shape !== undefined && <IconDrawing shape={shape} />}
      dialog={(pick, close) => <IconDialog title={field.label} onPick={pick} onClose={close} />}
    />
  )
}

/** The drawing of an icon, if there is one of that name. */
function useDrawing(name: string): string | undefined {
  const [drawn, setDrawn] = useState<{ name: string; shape: string | undefined }>()
  useEffect(() => {
    let isLatest = true
    if (name !== '')
      call('icon', { name }).then(
        ({ shape }) => isLatest && setDrawn({ name, shape }),
        // Without its drawing a name can still be written. The studio says elsewhere that it does not answer.
        () => undefined,
      )
    return () => {
      isLatest = false
    }
  }, [name])
  return drawn?.name === name ? drawn.shape : undefined
}

interface IconDialogProps {
  title: string
  onPick(name: string): void
  onClose(): void
}

/** Finds an icon by what it means. */
function IconDialog({ title, onPick, onClose }: IconDialogProps) {
  const [words, setWords] = useState('')
  const { icons, message } = useIcons(words)
  return (
    <PickerDialog
      title={title}
      hint="What does it mean? For example: bus, music, science"
      words={words}
      onWords={setWords}
      options={icons.map(({ name, shape }) => ({ value: name, title: name.replaceAll('-', ' '), shape }))}
      message={message}
      columns={4}
      onPick={onPick}
      onClose={onClose}
    />
  )
}

/** The icons that fit some words. While they are looked for, those for the words before stay. */
function useIcons(words: string): { icons: readonly FoundIcon[]; message: string } {
  const [found, setFound] = useState<{ icons: FoundIcon[]; message: string }>({ icons: [], message: '' })
  useEffect(() => {
    let isLatest = true
    call('icons', { words }).then(
      ({ icons }) =>
        isLatest &&
        setFound({ icons, message: words.trim() === '' ? '' : 'No icon means that. Try another word.' }),
      (error: StudioError) => isLatest && setFound({ icons: [], message: error.message }), // `call` throws nothing else
    )
    return () => {
      isLatest = false
    }
  }, [words])
  return found
}

/** What fields lead to that do not lead everywhere. */
const kindsOf: Readonly<Record<string, readonly LinkTarget['kind'][]>> = {
  page: ['page'],
  collection: ['folder'],
}

/** Where a link leads: a page, a post, a place on a page or a document of the site, or something outside of it. */
export function LinkField(field: FieldProps) {
  const form = useForm()
  const kinds = kindsOf[field.node.kind ?? '']
  return (
    <PickerField
      field={field}
      meaning={destinationOf(String(field.value ?? ''), form.list.documents)}
      dialog={(pick, close) => (
        <LinkDialog
          title={field.label}
          hint={kinds ? 'Search pages' : 'Search pages and documents, or write a web address'}
          kinds={kinds ?? LINKED}
          leadsOut={!kinds}
          about={titleOf(form)}
          onPick={pick}
          onOpen={form.open}
          onClose={close}
        />
      )}
    />
  )
}

/** A document that visitors read on the page: chosen among those of the site, or added by dropping it here. */
export function DocumentField(field: FieldProps) {
  const form = useForm()
  const [dropped, setDropped] = useState<readonly File[]>()
  const place = useDroppedFiles(setDropped)
  /** A document that is read on the page. */
  const isPdfOnly = field.node.kind === 'pdf'
  const path = typeof field.value === 'string' ? field.value : ''
  const close = () => setDropped(undefined)
  return (
    <FieldFrame {...field}>
      {control => (
        <div className={fileStyles.drop} {...place}>
          <span className={styles.picker}>
            <input
              {...control}
              spellCheck={false}
              value={path}
              onChange={event => form.write(field, event.target.value)}
            />
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={`Choose: ${field.label}`}
              onClick={() => setDropped([])}
            >
              Choose
            </button>
          </span>
          <p className={fileStyles.soft}>You can drop {isPdfOnly ? 'a PDF' : 'a document'} here.</p>
          {dropped && (
            <FileDialog
              kind="document"
              title="Documents"
              about={titleOf(form)}
              current={path || undefined}
              isPdfOnly={isPdfOnly}
              given={dropped}
              onDone={([chosen]) => {
                if (chosen)
                  form.change(
                    text => setValue(text, field.path, chosen.path, orderAround(field.path, form)),
                    `${field.label} chosen`,
                  )
                close()
              }}
              onOpen={form.open}
              onClose={close}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

interface LinkDialogProps {
  title: string
  hint: string
  kinds: readonly LinkTarget['kind'][]
  /** Whether it can also lead out of the site. */
  leadsOut?: boolean
  /** The title of the page, for the name of a document that is added. */
  about: string
  /** @param title what it is called; of an address that was written by hand, the address */
  onPick(address: string, title: string): void
  /** Shows another document, such as one that has the same link. */
  onOpen(file: string): void
  onClose(): void
}

/** The title of the document that is edited. */
const titleOf = ({ at }: FormTools): string => String(Object(at([]).value).title ?? '')

/** What a link can lead to. */
export const LINKED: readonly LinkTarget['kind'][] = ['page', 'post', 'category', 'section', 'document']

const names: Readonly<Record<LinkTarget['kind'], string>> = {
  page: 'Page',
  post: 'Post',
  category: 'Posts of a category',
  section: 'Place on a page',
  document: 'Document',
  folder: 'Pages',
}

/** Finds something of the site that a link can lead to. */
export function LinkDialog({
  title,
  hint,
  kinds,
  leadsOut = false,
  about,
  onPick,
  onOpen,
  onClose,
}: LinkDialogProps) {
  const [words, setWords] = useState('')
  const [isAdding, setAdding] = useState(false)
  const { targets, failure } = useTargets()
  if (isAdding)
    return (
      <FileDialog
        kind="document"
        title="Documents"
        about={about}
        onDone={([chosen]) => {
          if (chosen) onPick(chosen.path, nameOf(chosen.path))
          onClose()
        }}
        onOpen={onOpen}
        onClose={() => setAdding(false)}
      />
    )
  const outside = leadsOut ? outsideAddress(words) : undefined
  const options: PickerOption[] = [
    ...(outside ? [{ value: outside, title: 'Use what you have written', note: outside }] : []),
    ...matching(targets ?? [], kinds, words).map(({ kind, address, title: name, note }) => ({
      value: address,
      title: name,
      note: [names[kind], note, address].filter(Boolean).join(' · '),
    })),
  ]
  const none = targets ? 'Nothing is called that.' : 'The list is being read …'
  return (
    <PickerDialog
      title={title}
      hint={hint}
      words={words}
      onWords={setWords}
      options={options}
      message={failure ?? none}
      adjacent={
        kinds.includes('document') && (
          <button type="button" onClick={() => setAdding(true)}>
            Documents: add or choose one
          </button>
        )
      }
      onPick={address => {
        const target = targets?.find(known => known.address === address)
        onPick(address, target?.title ?? words.trim())
      }}
      onClose={onClose}
    />
  )
}

/** What can be linked now. It is read each time a dialog opens. */
function useTargets(): { targets: readonly LinkTarget[] | undefined; failure: string | undefined } {
  const [targets, setTargets] = useState<LinkTarget[]>()
  const { failure, run } = useTask()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    run(async () => setTargets((await call('targets', {})).targets))
  }, [])
  return { targets, failure }
}

/** More than these nobody reads; another word makes them fewer. */
const MOST = 60

/** What somebody means by some words, the best first: those whose title begins with them, then those that have each of them. */
export function matching(
  targets: readonly LinkTarget[],
  kinds: readonly LinkTarget['kind'][],
  words: string,
): LinkTarget[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean)
  const rank = ({ kind, title, note, address }: LinkTarget): number => {
    const name = title.toLowerCase()
    const all = `${name} ${note} ${address}`.toLowerCase()
    if (!terms.every(term => all.includes(term))) return Number.POSITIVE_INFINITY
    const fit = [name.startsWith(terms.join(' ')), terms.every(term => name.includes(term))].indexOf(true)
    return (fit < 0 ? 2 : fit) * kinds.length + kinds.indexOf(kind)
  }
  return targets
    .filter(({ kind }) => kinds.includes(kind))
    .map(target => ({ target, rank: rank(target) }))
    .filter(({ rank }) => Number.isFinite(rank))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ target }) => target)
}

/**
 * The address that somebody means who writes one by hand, outside of this site: a website, an email address or a telephone
 * number. undefined for other words.
 */
function outsideAddress(words: string): string | undefined {
  const written = words.trim()
  if (/^(?:https?:\/\/|mailto:|tel:)\S+$/i.test(written)) return written
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(written)) return `mailto:${written}`
  if (/^\+?(?:[ ()-]*\d){7,15}$/.test(written)) return `tel:${written.replace(/[ ()-]/g, '')}`
  if (/^(?:[a-z\d-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(written)) return `https://${written}`
  return undefined
}

/** Where an address leads, in words. Empty for one that is not known here: the check of the page says more. */
function destinationOf(address: string, documents: readonly ListedDocument[]): string {
  if (address === '#') return 'Leads nowhere yet'
  if (address.startsWith('#')) return 'A place on this page'
  if (/^https?:/i.test(address)) return 'Another website'
  if (/^mailto:/i.test(address)) return 'An email'
  if (/^tel:/i.test(address)) return 'A telephone call'
  const [path = '', anchor] = address.split('#')
  if (/\.pdf$/i.test(path)) return 'A PDF document'
  if (isAttachment(path)) return `A document: ${typeOf(path)}`
  const route = path.replace(/(?<=.)\/$/, '').toLowerCase()
  // The frame of all posts has the address of their list, and no link leads to it.
  const page = documents.find(
    ({ kind, route: own }) => kind !== 'site' && kind !== 'template' && own.toLowerCase() === route,
  )
  if (!page) return ''
  return anchor ? `A place on the page ${page.title}` : `The page ${page.title}`
}
