import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { FileKind } from '../../site/addedFile.ts'
import type { Deletion } from '../../site/fileCalls.ts'
import type { FileUse, ListedFile, Replacement } from '../../site/fileUses.ts'
import { call } from '../call.ts'
import { Actions, Failure, useTask } from '../dialog/Dialog.tsx'
import { useDroppedFiles } from './dropFiles.ts'
import styles from './files.module.css'
import { AddButton, type AddButtonProps } from './uploads.tsx'

/** The files of one kind that the site has, and the one that is selected. They are read when the dialog opens and after each change. */
interface SiteFiles<T> {
  files: readonly T[] | undefined
  failure: string | undefined
  reload(): Promise<void>
  selected: string | undefined
  select(path: string): void
}

/** @param current the path of the one that is used now */
export function useLibrary<T>(load: () => Promise<readonly T[]>, current: string | undefined): SiteFiles<T> {
  const [files, setFiles] = useState<readonly T[]>()
  const [selected, select] = useState(current)
  const { failure, run } = useTask()
  const reload = () => run(async () => setFiles(await load()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    reload()
  }, [])
  return { files, failure, reload, selected, select }
}

/** How the files of one kind are shown. */
export interface Shelf<T extends ListedFile> {
  kind: FileKind
  /** What using one is called: `shown`. */
  used: string
  isInRows?: boolean
  /** What a file of the list looks like above its name. */
  picture?(file: T): ReactNode
  /** What is said of it below its name. */
  facts?(file: T): string
  /** What is shown of it where it is selected. */
  details(file: T): ReactNode
}

/** Something that is done with the selected file, in the place of the list. */
export interface Step<T extends ListedFile> {
  /** The words of its button. */
  words: string
  isFor?(file: T): boolean
  show(file: T, way: { onDone(): void; onClose(): void }): ReactNode
}

interface ChooseFileProps<T extends ListedFile> {
  shelf: Shelf<T>
  library: SiteFiles<T>
  /** The path of the one that is used now. It is not deleted. */
  current: string | undefined
  hint: string
  /** How others are added. They can also be dropped. */
  adding: AddButtonProps
  steps: readonly Step<T>[]
  isBusy?: boolean
  onChoose(file: T): void
  /** Opens a page or a post. */
  onOpen(file: string): void
  onClose(): void
}

/** All files of one kind: one is chosen, replaced or deleted, or others are added. */
export function ChooseFile<T extends ListedFile>(props: ChooseFileProps<T>) {
  const { shelf, library, current, hint, adding, steps, isBusy = false, onChoose, onOpen, onClose } = props
  const { kind } = shelf
  const { files = [], selected, select, reload } = library
  const [step, setStep] = useState<string>()
  const place = useDroppedFiles(adding.onFiles)
  const deletion = useTask()
  const shown = files.find(({ path }) => path === selected)
  const unused = files.filter(({ uses, path }) => uses.length === 0 && path !== current)
  const onBack = () => setStep(undefined)
  const onDone = () => {
    reload()
    onBack()
  }
  const remove = (path: string) =>
    deletion.run(async () => {
      const [stays] = (await call('deleteFiles', { paths: [path] })).kept
      if (stays) throw new Error(stays.reason)
      reload()
    })
  if (step === DELETE) return <DeleteUnused shelf={shelf} files={unused} onDone={onDone} onClose={onBack} />
  const taken = steps.find(({ words }) => words === step)
  if (shown && taken) return taken.show(shown, { onDone, onClose: onBack })
  return (
    <div className={styles.choose} {...place}>
      <p className={styles.hint}>{hint}</p>
      <Failure words={library.failure} />
      {library.files?.length === 0 && <p role="status">The site has no {kind}s yet. Add the first one.</p>}
      <Library
        shelf={shelf}
        files={files}
        selected={selected}
        onSelect={select}
        adjacent={<AddButton {...adding} />}
      >
        {shown && (
          <section className={styles.details} aria-label={`The ${kind} “${nameOf(shown.path)}”`}>
            {shelf.details(shown)}
            <div className={styles.buttons}>
              {steps
                .filter(({ isFor }) => isFor?.(shown) ?? true)
                .map(({ words }) => (
                  <button key={words} type="button" onClick={() => setStep(words)}>
                    {words}
                  </button>
                ))}
              {unused.includes(shown) && (
                <button type="button" disabled={deletion.isBusy} onClick={() => remove(shown.path)}>
                  Delete it
                </button>
              )}
            </div>
            <Failure words={deletion.failure} />
            <Uses
              uses={shown.uses}
              used={shelf.used}
              onOpen={file => {
                onClose()
                onOpen(file)
              }}
            />
          </section>
        )}
      </Library>
      <Actions>
        {unused.length > 0 && (
          <button type="button" className={styles.apart} onClick={() => setStep(DELETE)}>
            {DELETE}
          </button>
        )}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          data-kind="primary"
          disabled={!shown || isBusy}
          onClick={() => shown && onChoose(shown)}
        >
          Use this {kind}
        </button>
      </Actions>
    </div>
  )
}

const DELETE = 'Delete what nothing uses'

interface LibraryProps<T extends ListedFile> {
  shelf: Shelf<T>
  files: readonly T[]
  /** The path of the one that is selected. */
  selected: string | undefined
  onSelect(path: string): void
  /** What is shown next to the search. */
  adjacent?: ReactNode
  /** What is shown next to the files, about the one that is selected. */
  children?: ReactNode
}

/** Files of the site, found by their names, their words and the pages that use them. */
function Library<T extends ListedFile>({
  shelf: { kind, used, isInRows, picture, facts },
  files,
  selected,
  onSelect,
  adjacent,
  children,
}: LibraryProps<T>) {
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const terms = words.toLowerCase().split(/\s+/)
  const found = files.filter(file => terms.every(term => textOf(file).includes(term)))
  return (
    <>
      <div className={styles.find}>
        <input
          ref={search}
          type="search"
          aria-label={`Search ${kind}s`}
          placeholder={`Search by name${kind === 'picture' ? ', by what they show,' : ''} or by page`}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        {adjacent}
      </div>
      {files.length > 0 && found.length === 0 && <p role="status">No {kind} is called that.</p>}
      <div className={styles.library}>
        <ul
          className={styles.grid}
          data-rows={isInRows}
          aria-label={kind === 'picture' ? 'Pictures' : 'Documents'}
        >
          {found.map(file => (
            <li key={file.path}>
              <button type="button" aria-pressed={file.path === selected} onClick={() => onSelect(file.path)}>
                {picture?.(file)}
                <b>{nameOf(file.path)}</b>
                {facts && <span>{facts(file)}</span>}
                <span>{file.uses.length > 0 ? `${used} ${file.uses.length}×` : `not ${used}`}</span>
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </>
  )
}

const textOf = ({ path, uses }: ListedFile): string =>
  [nameOf(path), path, ...uses.flatMap(use => [use.alt ?? '', placeOf(use)])].join(' ').toLowerCase()

/** The name of a file in words: `/images/gallery/great-stair.svg` is "great stair". */
export const nameOf = (path: string): string =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Where a file is used: "Home, in “Gallery Highlights”". */
function placeOf({ title, section, path }: FileUse): string {
  const name = title || 'A page without a title'
  if (section) return `${name}, in “${section.title || keyAsLabel(section.type)}”`
  return `${name}, ${keyAsLabel(String(path[0] ?? '')).toLowerCase()}`
}

interface UsesProps extends Pick<ListedFile, 'uses'> {
  used: string
  onOpen(file: string): void
}

/** Where a file is used. Each place opens its page. */
const Uses = ({ uses, used, onOpen }: UsesProps) => (
  <>
    <h3>{uses.length > 0 ? `Where it is ${used}` : `It is not ${used} yet`}</h3>
    <ul>
      {uses.map(use => (
        <li key={`${use.file} ${use.path.join('.')}`}>
          <button type="button" className={styles.place} onClick={() => onOpen(use.file)}>
            {placeOf(use)}
          </button>
        </li>
      ))}
    </ul>
  </>
)

interface ReplaceFileProps<T extends ListedFile> {
  shelf: Shelf<T>
  /** The file that is to go. */
  file: T
  files: readonly T[]
  hint: string
  /** The words of the button. */
  action: string
  /** What is shown above the list. */
  above?: ReactNode
  /** @param path the file that is used now */
  onDone(path: string): void
  onClose(): void
}

/** Uses another file wherever one is used, in all documents or in none. */
export function ReplaceFile<T extends ListedFile>({
  shelf,
  file,
  files,
  hint,
  action,
  above,
  onDone,
  onClose,
}: ReplaceFileProps<T>) {
  const [selected, setSelected] = useState<string>()
  const { failed, failure, replace } = useReplacement(file, onDone)
  const others = files.filter(({ path }) => path !== file.path)
  const other = others.find(({ path }) => path === selected)
  return (
    <>
      {above}
      <p className={styles.hint}>{hint}</p>
      <Library shelf={shelf} files={others} selected={selected} onSelect={setSelected} />
      <NotReplaced {...{ file, failed, failure }} kind={shelf.kind} />
      <Actions>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button
          type="button"
          data-kind="primary"
          disabled={!other}
          onClick={() => other && replace(async () => other.path)}
        >
          {action}
        </button>
      </Actions>
    </>
  )
}

interface ReplacingState {
  isBusy: boolean
  failure: string | undefined
  failed: Replacement['failed']
  /**
   * @param add gives the path of the file that is used instead
   * @param isNew whether that file is of no other use
   */
  replace(add: () => Promise<string>, isNew?: boolean): Promise<void>
}

export function useReplacement({ path: from }: ListedFile, onDone: (path: string) => void): ReplacingState {
  const [failed, setFailed] = useState<Replacement['failed']>([])
  const { isBusy, failure, run } = useTask()
  const replace = (add: () => Promise<string>, isNew = false) =>
    run(async () => {
      setFailed([])
      const to = await add()
      const { failed } = to === from ? { failed: [] } : await call('replaceFile', { from, to })
      setFailed(failed)
      if (failed.length === 0) onDone(to)
      else if (isNew) await call('deleteFiles', { paths: [to] })
    })
  return { isBusy, failure, failed, replace }
}

interface NotReplacedProps extends Pick<ReplacingState, 'failed' | 'failure'> {
  kind: FileKind
  file: ListedFile
}

/** Why a file is not replaced. */
export function NotReplaced({ kind, file, failed, failure }: NotReplacedProps) {
  if (failure === undefined && failed.length === 0) return null
  const titleOf = (name: string) => file.uses.find(use => use.file === name)?.title ?? 'A page'
  return (
    <div role="alert" data-note="error">
      The {kind} is not replaced. {failure}
      <ul>
        {failed.map(({ file, reason }) => (
          <li key={file}>
            <b>{titleOf(file)}</b>: {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DeleteUnusedProps<T extends ListedFile> {
  shelf: Shelf<T>
  /** Files that nothing uses. */
  files: readonly T[]
  onDone(): void
  onClose(): void
}

/** Deletes those files that nothing uses, but for those that are to stay. */
function DeleteUnused<T extends ListedFile>({
  shelf: { kind, picture },
  files,
  onDone,
  onClose,
}: DeleteUnusedProps<T>) {
  const id = useId()
  const [staying, setStaying] = useState<readonly string[]>([])
  const [kept, setKept] = useState<Deletion['kept']>([])
  const { isBusy, failure, run } = useTask()
  const first = useRef<HTMLUListElement>(null)
  useEffect(() => first.current?.querySelector('input')?.focus(), [])
  const paths = files.map(({ path }) => path).filter(path => !staying.includes(path))
  const remove = () =>
    run(async () => {
      const { kept } = await call('deleteFiles', { paths })
      setKept(kept)
      if (kept.length === 0) onDone()
    })
  return (
    <>
      <h3>{DELETE}</h3>
      <p id={id} className={styles.hint}>
        No page uses these {kind}s. Until you publish this, you can put them back under “Not published yet”.
      </p>
      <ul ref={first} className={styles.unused} data-scroll aria-describedby={id}>
        {files.map(file => (
          <li key={file.path}>
            <label>
              <input
                type="checkbox"
                checked={!staying.includes(file.path)}
                onChange={({ target }) =>
                  setStaying(
                    target.checked ? staying.filter(other => other !== file.path) : [...staying, file.path],
                  )
                }
              />
              {picture?.(file)}
              <span>
                <b>{nameOf(file.path)}</b> {file.path}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {(failure !== undefined || kept.length > 0) && (
        <div role="alert" data-note="error">
          {failure ?? 'Some stay:'}
          <ul>
            {kept.map(({ path, reason }) => (
              <li key={path}>
                <b>{nameOf(path)}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Actions>
        <button type="button" onClick={kept.length > 0 ? onDone : onClose}>
          Back
        </button>
        <button type="button" data-kind="primary" disabled={isBusy || paths.length === 0} onClick={remove}>
          Delete {paths.length === 1 ? `one ${kind}` : `${paths.length} ${kind}s`}
        </button>
      </Actions>
    </>
  )
}
