import { type ReactNode, useEffect, useRef, useState } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { FileKind } from '../../site/addedFile.ts'
import { endingOf, sizeInWords, typeOf } from '../../site/attachmentTypes.ts'
import type { ListedFile } from '../../site/fileCalls.ts'
import type { FileUse } from '../../site/fileUses.ts'
import { countOf } from '../../site/labels.ts'
import { call, onChange, type StudioError } from '../call.ts'
import styles from './files.module.css'
import { Thumbnail } from './Thumbnail.tsx'

/** The files of a kind, as the site has them after each change. */
export function useFiles(kind: FileKind, isPdfOnly: boolean) {
  const [files, setFiles] = useState<readonly ListedFile[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const look = () =>
      call('files', { kind }).then(setFiles, (error: StudioError) => setFailure(error.message))
    look()
    return onChange(look)
  }, [kind])
  return { files: files?.filter(({ path }) => !isPdfOnly || endingOf(path) === 'pdf'), failure }
}

interface FileListProps {
  kind: FileKind
  files: readonly ListedFile[]
  /** The path of the one that is selected. */
  selected: string | undefined
  onSelect(path: string): void
  /** What is shown next to the search. */
  adjacent?: ReactNode
  /** What is shown next to the files, about the one that is selected. */
  children?: ReactNode
}

/** Files of the site, found by their names, their words and the pages that use them. */
export function FileList({ kind, files, selected, onSelect, adjacent, children }: FileListProps) {
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const terms = words.toLowerCase().split(/\s+/)
  const found = files.filter(file => terms.every(term => textOf(file).includes(term)))
  const isPicture = kind === 'picture'
  const used = isPicture ? 'shown' : 'used'
  return (
    <>
      <div className={styles.find}>
        <input
          ref={search}
          type="search"
          aria-label={`Search ${kind}s`}
          placeholder={`Search by name${isPicture ? ', by what they show,' : ''} or by page`}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        {adjacent}
      </div>
      {files.length > 0 && found.length === 0 && <p role="status">No {kind} is called that.</p>}
      <div className={styles.library}>
        <ul className={styles.grid} data-rows={!isPicture} aria-label={isPicture ? 'Pictures' : 'Documents'}>
          {found.map(file => (
            <li key={file.path}>
              <button
                type="button"
                data-option
                aria-pressed={file.path === selected}
                onClick={() => onSelect(file.path)}
              >
                {isPicture && <Thumbnail path={file.path} />}
                <b>{nameOf(file.path)}</b>
                {!isPicture && <small>{factsOf(file)}</small>}
                <small>{file.uses.length > 0 ? `${used} ${file.uses.length}×` : `not ${used}`}</small>
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

/** What is known of a file, in words: `PDF, 3 pages, 58 kB`. */
export const factsOf = ({ path, picture, size, pages }: ListedFile): string =>
  picture
    ? `${picture.width} × ${picture.height} pixels`
    : [typeOf(path), pages && countOf(pages, 'page'), sizeInWords(size)].filter(Boolean).join(', ')

/** Where a file is used: "Home, in “Gallery Highlights”". */
function placeOf({ title, section, path }: FileUse): string {
  const name = title || 'A page without a title'
  if (section) return `${name}, in “${section.title || keyAsLabel(section.type)}”`
  return `${name}, ${keyAsLabel(String(path[0] ?? '')).toLowerCase()}`
}

interface FilePlacesProps {
  uses: readonly FileUse[]
  onOpen(file: string): void
  /** What is said below the name of each place. */
  note?(use: FileUse): string | undefined
}

/** Where a file is used. Each place opens its page. */
export const FilePlaces = ({ uses, onOpen, note }: FilePlacesProps) => (
  <ul data-lines>
    {uses.map(use => (
      <li key={`${use.file} ${use.path.join('.')}`}>
        <button type="button" data-kind="link" onClick={() => onOpen(use.file)}>
          {placeOf(use)}
        </button>
        {note && <small className={styles.soft}>{note(use)}</small>}
      </li>
    ))}
  </ul>
)
