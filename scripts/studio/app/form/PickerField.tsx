import { type ReactNode, useState } from 'react'
import { isAttachment, typeOf } from '../../site/attachmentTypes.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import type { LinkTarget } from '../../site/offeredLinks.ts'
import { call } from '../call.ts'
import { Dialog, useAnswer } from '../dialog/Dialog.tsx'
import { FileDialog } from '../files/FileDialog.tsx'
import { nameOf } from '../files/FilePlaces.tsx'
import fileStyles from '../files/files.module.css'
import { useDroppedFiles } from '../files/uploads.tsx'
import { FieldFrame, type FieldProps, type FormTools, useForm } from './FieldFrame.tsx'
import styles from './form.module.css'

interface PickerFieldProps {
  field: FieldProps
  /** What the value is, in words. */
  meaning?: string
  /** What the value looks like. */
  drawing?: ReactNode
  /** Says which files can be dropped on it. Without it, none can. */
  dropHint?: string
  /** The dialog, while it is open. */
  dialog(tools: { pick(value: string): void; close(): void; dropped: readonly File[] }): ReactNode
}

/** A plain text with a button that opens a search. What is written there stays, also where nothing is known of it. */
function PickerField({ field, meaning = '', drawing, dropHint, dialog }: PickerFieldProps) {
  const form = useForm()
  /** While the dialog is open: what it begins with. */
  const [dropped, setDropped] = useState<readonly File[]>()
  const place = useDroppedFiles(setDropped)
  const write = (text: string) => form.write(field, text)
  return (
    <FieldFrame {...field}>
      {control => (
        <div {...(dropHint !== undefined && { className: fileStyles.drop, ...place })}>
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
              onClick={() => setDropped([])}
            >
              Choose
            </button>
          </span>
          <span id={`${control.id}-meaning`} className={styles.meaning}>
            {meaning}
          </span>
          {dropHint !== undefined && <p className={fileStyles.soft}>{dropHint}</p>}
          {dropped && dialog({ pick: write, close: () => setDropped(undefined), dropped })}
        </div>
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
  /** What can be done besides. */
  adjacent?: ReactNode
  onPick(value: string): void
  onClose(): void
}

/** A search with what it finds. Enter takes the first. */
function PickerDialog({ title, hint, words, options, message, adjacent, ...actions }: PickerDialogProps) {
  const { onWords, onPick, onClose } = actions
  const take = (option: PickerOption | undefined) => {
    if (!option) return
    onPick(option.value)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose} close="Cancel" actions={adjacent}>
      <form
        onSubmit={event => {
          event.preventDefault()
          take(options[0])
        }}
      >
        <input
          type="search"
          aria-label={hint}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={event => onWords(event.target.value)}
        />
      </form>
      <ul className={styles.options} data-scroll aria-label={title}>
        {options.map(option => (
          <li key={option.value}>
            <button type="button" data-option onClick={() => take(option)}>
              {option.shape !== undefined && <IconDrawing shape={option.shape} />}
              <b>{option.title}</b>
              {option.note && <small>{option.note}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{options.length === 0 ? message : ''}</p>
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

/** An icon, found by what it means. */
export function IconField(field: FieldProps) {
  const name = String(field.value ?? '')
  // Without its drawing a name can still be written.
  const { answer } = useAnswer(
    async () => ({ name, shape: name && (await call('icon', { name })).shape }),
    name,
  )
  return (
    <PickerField
      field={field}
      drawing={answer?.name === name && answer.shape && <IconDrawing shape={answer.shape} />}
      dialog={({ pick, close }) => <IconDialog title={field.label} onPick={pick} onClose={close} />}
    />
  )
}

interface IconDialogProps {
  title: string
  onPick(name: string): void
  onClose(): void
}

/** Finds an icon by what it means. While it looks, the icons for the words before stay. */
function IconDialog({ title, onPick, onClose }: IconDialogProps) {
  const [words, setWords] = useState('')
  const { answer, failure } = useAnswer(() => call('icons', { words }), words)
  const none = answer && words.trim() !== '' ? 'No icon means that. Try another word.' : ''
  return (
    <PickerDialog
      {...{ title, words, onPick, onClose }}
      hint="What does it mean? For example: bus, music, science"
      onWords={setWords}
      options={(answer?.icons ?? []).map(({ name, shape }) => ({
        value: name,
        title: name.replaceAll('-', ' '),
        shape,
      }))}
      message={failure ?? none}
    />
  )
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
      dialog={({ pick, close }) => (
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
  /** A document that is read on the page. */
  const isPdfOnly = field.node.kind === 'pdf'
  const current = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  return (
    <PickerField
      field={field}
      dropHint={`You can drop ${isPdfOnly ? 'a PDF' : 'a document'} here.`}
      dialog={({ pick, close, dropped }) => (
        <FileDialog
          {...{ kind: 'document', title: 'Documents', current, isPdfOnly }}
          about={titleOf(form)}
          given={dropped}
          onDone={([chosen]) => {
            if (chosen) pick(chosen.path)
            close()
          }}
          onOpen={form.open}
          onClose={close}
        />
      )}
    />
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
export function LinkDialog({ kinds, leadsOut = false, about, onPick, onOpen, ...dialog }: LinkDialogProps) {
  const [words, setWords] = useState('')
  const [isAdding, setAdding] = useState(false)
  // What can be linked now: it is read each time that the dialog opens.
  const { answer, failure } = useAnswer(() => call('targets', {}))
  const targets = answer?.targets
  if (isAdding)
    return (
      <FileDialog
        kind="document"
        title="Documents"
        about={about}
        onDone={([chosen]) => {
          if (chosen) onPick(chosen.path, nameOf(chosen.path))
          dialog.onClose()
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
      {...dialog}
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
    />
  )
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
  const [path = '', anchor] = address.split('#')
  if (isAttachment(path)) return `A document: ${typeOf(path)}`
  const route = path.replace(/(?<=.)\/$/, '').toLowerCase()
  // The frame of all posts has the address of their list, and no link leads to it.
  const page = documents.find(
    ({ kind, route: own }) => kind !== 'site' && kind !== 'template' && own.toLowerCase() === route,
  )
  if (!page) return ''
  return anchor ? `A place on the page ${page.title}` : `The page ${page.title}`
}
