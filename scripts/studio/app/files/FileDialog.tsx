import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import { endingOf, sizeInWords, typeOf } from '../../site/attachmentTypes.ts'
import type { ListedFile } from '../../site/fileCalls.ts'
import { countOf } from '../../site/labels.ts'
import { call, onChange, type StudioError } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import { FilePlaces, nameOf, placeOf } from './FilePlaces.tsx'
import styles from './files.module.css'
import { TAKE_OUT, takeOutEverywhere } from './TakeOutFile.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { AddButton, UploadNotes, useDroppedFiles, useUploads } from './uploads.tsx'

/** A file that was chosen. */
export interface ChosenFile {
  path: string
  /** What the site says of a picture already to those who cannot see it. */
  words: string
}

export interface FileDialogProps {
  kind: FileKind
  title: string
  /** What the files belong to, such as the title of the page. */
  about: string
  /** The file that is there now. */
  current?: string | undefined
  /** For documents that are read on the page, which shows PDF alone. */
  isPdfOnly?: boolean
  takesMany?: boolean
  /** Files that were dropped or pasted, which are added first. */
  given?: readonly File[] | undefined
  onDone(files: readonly ChosenFile[]): void
  /** Opens a page or a post. */
  onOpen(file: string): void
  onClose(): void
}

/** The pictures or the documents of the site: one is chosen, taken out or deleted, or others are added. */
export function FileDialog(props: FileDialogProps) {
  const { kind, title, about, current, isPdfOnly = false, takesMany = false, given = [], onClose } = props
  const [words, setWords] = useState('')
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const [picked, pick] = useState<readonly string[]>(current ? [current] : [])
  const { files = [], isKnown, failure } = useFiles(kind, isPdfOnly)
  const deletion = useTask()
  const search = useRef<HTMLInputElement>(null)
  const finish = (paths: readonly string[]) => {
    uploads.keep(paths)
    const words = (path: string) =>
      files.find(file => file.path === path)?.uses.find(({ alt }) => alt)?.alt ?? ''
    props.onDone(paths.map(path => ({ path, words: words(path) })))
  }
  const uploads = useUploads({
    ...{ kind, about, isPdfOnly, takesMany },
    // What is wrong is read first.
    onAdded: (paths, isFine) => (isFine ? finish(paths) : pick(paths)),
  })
  const place = useDroppedFiles(uploads.add)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    search.current?.focus()
    if (given.length > 0) uploads.add(given)
  }, [])
  const terms = words.toLowerCase().split(/\s+/)
  const found = files.filter(
    file => terms.every(term => textOf(file).includes(term)) && !(isUnusedOnly && file.uses.length > 0),
  )
  const shown = picked.length === 1 ? files.find(({ path }) => path === picked[0]) : undefined
  const isPicture = kind === 'picture'
  const used = isPicture ? 'shown' : 'used'
  const added = isPicture ? 'photograph' : kind
  const onOpen = (file: string) => {
    onClose()
    props.onOpen(file)
  }
  const remove = (path: string) =>
    deletion.run(async () => {
      const [kept] = (await call('deleteFiles', { paths: [path] })).kept
      if (kept) throw new Error(kept.reason)
    })
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <UploadNotes kind={kind} uploads={uploads} />
      <div className={styles.choose} {...place}>
        <Failure words={failure} />
        {isKnown && files.length === 0 && (
          <p role="status">The site has no {kind}s yet. Add the first one.</p>
        )}
        <div className={styles.find}>
          <input
            ref={search}
            type="search"
            aria-label={`Search ${kind}s`}
            placeholder={`Search by name${isPicture ? ', by what they show,' : ''} or by page`}
            value={words}
            onChange={event => setWords(event.target.value)}
          />
          <AddButton
            {...{ kind, isPdfOnly, takesMany }}
            words={`Add ${takesMany ? `${added}s` : `a ${added}`} from this computer`}
            onFiles={uploads.add}
          />
        </div>
        {files.length > 0 && found.length === 0 && <p role="status">No {kind} is called that.</p>}
        <div className={styles.library}>
          <ul
            className={styles.grid}
            data-rows={!isPicture}
            aria-label={isPicture ? 'Pictures' : 'Documents'}
          >
            {found.map(file => (
              <li key={file.path}>
                <button
                  type="button"
                  data-option
                  aria-pressed={picked.includes(file.path)}
                  onClick={() => pick([file.path])}
                >
                  {isPicture && <Thumbnail path={file.path} />}
                  <b>{nameOf(file.path)}</b>
                  {!isPicture && <small>{factsOf(file)}</small>}
                  <small>{file.uses.length > 0 ? `${used} ${file.uses.length}×` : `not ${used}`}</small>
                </button>
              </li>
            ))}
          </ul>
          {shown && (
            <section className={styles.details} aria-label={`The ${kind} “${nameOf(shown.path)}”`}>
              {isPicture && <Thumbnail path={shown.path} />}
              <p>
                <b>{nameOf(shown.path)}</b>
                <br />
                {factsOf(shown)}
                <br />
                <small>{shown.path}</small>
              </p>
              {shown.problem && <p data-note="warning">{shown.problem}</p>}
              {!isPicture && (
                <p>
                  <a href={shown.address} target="_blank" rel="noopener">
                    Look at it
                  </a>
                </p>
              )}
              {shown.uses.length > 0 ? (
                <button type="button" onClick={() => takeOutEverywhere({ kind, path: shown.path, onOpen })}>
                  {TAKE_OUT}
                </button>
              ) : (
                <button type="button" disabled={deletion.isBusy} onClick={() => remove(shown.path)}>
                  Delete it
                </button>
              )}
              <p data-help>
                For a newer version, add a file with the same name: it takes the place of this one.
              </p>
              <h3>{shown.uses.length > 0 ? `Where it is ${used}` : `It is not ${used} yet`}</h3>
              <FilePlaces uses={shown.uses} onOpen={onOpen} />
            </section>
          )}
        </div>
        <Failure words={deletion.failure} />
        <Actions>
          <label className={styles.unused}>
            <input
              type="checkbox"
              checked={isUnusedOnly}
              onChange={event => setUnusedOnly(event.target.checked)}
            />
            Only what nothing uses
          </label>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            data-kind="primary"
            disabled={uploads.isBusy || !picked.some(path => files.some(file => file.path === path))}
            onClick={() => finish(picked)}
          >
            Use {picked.length > 1 ? `these ${picked.length} ${kind}s` : `this ${kind}`}
          </button>
        </Actions>
      </div>
    </Dialog>
  )
}

/** The files of a kind, as the site has them after each change. */
function useFiles(kind: FileKind, isPdfOnly: boolean) {
  const [files, setFiles] = useState<readonly ListedFile[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const look = () =>
      call('files', { kind }).then(setFiles, (error: StudioError) => setFailure(error.message))
    look()
    return onChange(look)
  }, [kind])
  const listed = files?.filter(({ path }) => !isPdfOnly || endingOf(path) === 'pdf')
  return { files: listed, isKnown: files !== undefined, failure }
}

const textOf = ({ path, uses }: ListedFile): string =>
  [nameOf(path), path, ...uses.flatMap(use => [use.alt ?? '', placeOf(use)])].join(' ').toLowerCase()

/** What is known of a file, in words: `PDF, 3 pages, 58 kB`. */
const factsOf = ({ path, picture, size, pages }: ListedFile): string =>
  picture
    ? `${picture.width} × ${picture.height} pixels`
    : [typeOf(path), pages && countOf(pages, 'page'), sizeInWords(size)].filter(Boolean).join(', ')
