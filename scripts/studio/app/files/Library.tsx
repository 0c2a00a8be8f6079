import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { wordsOf } from '../../host/fields/labels.ts'
import type { Deletion } from '../../host/files/changeFiles.ts'
import type { FileUse, ListedFile } from '../../host/files/fileUses.ts'
import type { FileKind } from '../../host/files/publicFile.ts'
import type { Replacement } from '../../host/files/replaceFile.ts'
import { call } from '../call.ts'
import { Actions, useTask } from '../dialog/Dialog.tsx'
import styles from './files.module.css'

/** The files of one kind that the site has, read when the dialog opens and after each change. */
export function useLibrary<T>(load: () => Promise<readonly T[]>): {
  files: readonly T[] | undefined
  failure: string | undefined
  reload(): Promise<void>
} {
  const [files, setFiles] = useState<readonly T[]>()
  const { failure, run } = useTask()
  const reload = () => run(async () => setFiles(await load()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    reload()
  }, [])
  return { files, failure, reload }
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
}

interface LibraryProps<T extends ListedFile> {
  shelf: Shelf<T>
  files: readonly T[]
  /** The path of the one that is selected. */
  selected: string | undefined
  onSelect(path: string): void
  /** What stands beside the search. */
  beside?: ReactNode
  /** What stands beside the files, about the one that is selected. */
  children?: ReactNode
}

/** Files of the site, found by their names, their words and the pages that use them. */
export function Library<T extends ListedFile>({
  shelf: { kind, used, isInRows, picture, facts },
  files,
  selected,
  onSelect,
  beside,
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
        {beside}
      </div>
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
      {files.length > 0 && found.length === 0 && <p role="status">No {kind} is called that.</p>}
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
  if (section) return `${name}, in “${section.title || wordsOf(section.type)}”`
  return `${name}, ${wordsOf(String(path[0] ?? '')).toLowerCase()}`
}

interface UsesProps extends Pick<ListedFile, 'uses'> {
  used: string
  onOpen(file: string): void
}

/** Where a file is used. Each place opens its page. */
export const Uses = ({ uses, used, onOpen }: UsesProps) => (
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
  /** What stands above the list. */
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

interface DeleteUnusedProps {
  kind: FileKind
  /** Files that nothing uses. */
  files: readonly ListedFile[]
  onDone(): void
  onClose(): void
}

/** Puts those files into the bin that nothing uses, but for those that are to stay. */
export function DeleteUnused({ kind, files, onDone, onClose }: DeleteUnusedProps) {
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
      <p id={id} className={styles.hint}>
        No page uses these {kind}s. What is ticked goes into the bin, from which you can take it back.
      </p>
      <ul ref={first} className={styles.unused} aria-describedby={id}>
        {files.map(({ path }) => (
          <li key={path}>
            <label>
              <input
                type="checkbox"
                checked={!staying.includes(path)}
                onChange={({ target }) =>
                  setStaying(target.checked ? staying.filter(other => other !== path) : [...staying, path])
                }
              />
              <span>
                <b>{nameOf(path)}</b> {path}
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
          Move {paths.length === 1 ? `one ${kind}` : `${paths.length} ${kind}s`} to the bin
        </button>
      </Actions>
    </>
  )
}
