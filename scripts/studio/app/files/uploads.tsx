import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import { attachmentTypes, endingOf, isPictureFile } from '../../site/attachmentTypes.ts'
import type { ListedFile } from '../../site/fileCalls.ts'
import { countOf } from '../../site/labels.ts'
import { call, StudioError } from '../call.ts'

/** What is said of files that are added. */
interface Addition {
  kind: FileKind
  /** What they belong to, such as the title of the page. It names those that have no name of their own. */
  about: string
}

/**
 * Adds a file to the site. One of the same name gives it its place, once its author says so.
 * @param signal keeps it from being added
 * @returns its path, as documents write it, and what is wrong with it
 * @throws StudioError when it is none that the site can have
 */
async function addFile(file: File, { kind, about }: Addition, signal: AbortSignal | undefined) {
  const { prepareFile } = await import('./prepareFile.ts')
  const prepared = await prepareFile(file, kind).catch((error: Error) => {
    throw error.name === 'UsageError' ? new StudioError(error.message) : error
  })
  if (signal?.aborted) throw new StudioError('The dialog was closed.')
  const { ending } = prepared
  const namesake = await call('namesakeOf', { kind, name: file.name, ending })
  const isNewer = namesake !== undefined && confirm(questionOf(namesake))
  const replaced = isNewer ? { replace: namesake.path } : {}
  return { ...(await call('addFile', { ...prepared, kind, about, name: file.name, ...replaced })), isNewer }
}

const questionOf = ({ path, uses }: Pick<ListedFile, 'path' | 'uses'>): string =>
  `“${path}” is on the website already${uses.length > 0 ? `, in ${countOf(uses.length, 'place')}` : ''}. Put the new file in its place? With “Cancel” there are both.`

interface UploadOptions extends Addition {
  isPdfOnly?: boolean
  takesMany?: boolean
  /** Called with those that were added, and with whether all were, and nothing is wrong with them. */
  onAdded(paths: readonly string[], isFine: boolean): void
}

/** Files on their way to the site. */
interface Uploads {
  /** How many there are in all, and how many of them are done. */
  total: number
  done: number
  refused: readonly { name: string; reason: string }[]
  isBusy: boolean
  add(files: readonly File[]): Promise<void>
  /** Says which of the added files are used. All others leave the site when the dialog closes. */
  keep(paths: readonly string[]): void
}

const NONE = { total: 0, done: 0, refused: [] }

const NO_PDF =
  'Visitors read this document on the page, which shows PDF alone. Open it, choose “Save as” and PDF, and add that file.'

/** Sends files to the site one after the other, as long as the dialog that sends them is open. */
export function useUploads({ isPdfOnly, takesMany, onAdded, ...addition }: UploadOptions): Uploads {
  const { kind } = addition
  const [state, setState] = useState<Pick<Uploads, 'total' | 'done' | 'refused'>>(NONE)
  const closing = useRef<AbortController>(undefined)
  const unused = useRef(new Set<string>())
  useEffect(() => {
    closing.current = new AbortController()
    return () => {
      closing.current?.abort()
      // Those that cannot be deleted are listed as unused.
      if (unused.current.size > 0) call('deleteFiles', { paths: [...unused.current] }).catch(() => undefined)
      unused.current.clear()
    }
  }, [])
  const send = async (file: File, at: number) => {
    if (at > 0 && !takesMany)
      throw new StudioError(`There is room for one ${kind} here, so the first one is used.`)
    if (isPdfOnly && endingOf(file.name) !== 'pdf' && !isPictureFile(file.name)) throw new StudioError(NO_PDF)
    const added = await addFile(file, addition, closing.current?.signal)
    if (!added.isNewer) unused.current.add(added.path)
    return added
  }
  const add = async (files: readonly File[]) => {
    const signal = closing.current?.signal
    const paths: string[] = []
    let isFine = true
    setState(({ total, ...state }) => ({ ...state, total: total + files.length }))
    for (const [at, file] of files.entries()) {
      // Closing the dialog keeps the files that follow from being added.
      if (signal?.aborted) return
      const refused: { name: string; reason: string }[] = []
      try {
        const { path, problem } = await send(file, at)
        paths.push(path)
        isFine &&= problem === undefined
      } catch (error) {
        isFine = false
        refused.push({ name: file.name, reason: (error as StudioError).message }) // `addFile` throws nothing else
      }
      setState(state => ({ ...state, done: state.done + 1, refused: [...state.refused, ...refused] }))
    }
    if (paths.length > 0 && !signal?.aborted) onAdded(paths, isFine)
  }
  const keep = (paths: readonly string[]) => {
    for (const path of paths) unused.current.delete(path)
  }
  return { ...state, isBusy: state.done < state.total, add, keep }
}

/** How far the files on their way are, and which of them were refused. */
export const UploadNotes = ({ kind, uploads }: { kind: FileKind; uploads: Uploads }) => (
  <>
    {uploads.total > 0 && (
      <p role="status">
        {uploads.isBusy
          ? `${kind === 'picture' ? 'Photograph' : 'Document'} ${uploads.done + 1} of ${uploads.total} is being added …`
          : `${uploads.total - uploads.refused.length} of ${uploads.total} added.`}
      </p>
    )}
    {uploads.refused.map(({ name, reason }) => (
      <p key={name} role="alert" data-note="error">
        <b>{name}</b> is not added. {reason}
      </p>
    ))}
  </>
)

interface AddButtonProps {
  kind: FileKind
  isPdfOnly?: boolean
  takesMany?: boolean
  /** The words of the button. */
  words: string
  onFiles(files: readonly File[]): void
}

/** Asks for files of the computer. */
export function AddButton({ kind, isPdfOnly, takesMany, words, onFiles }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const endings = isPdfOnly ? ['pdf'] : Object.keys(attachmentTypes)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={takesMany}
        accept={kind === 'picture' ? 'image/*,.heic,.heif' : endings.map(ending => `.${ending}`).join(',')}
        onChange={event => onFiles([...(event.target.files ?? [])])}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {words}
      </button>
    </>
  )
}

/** Takes files that are dropped or pasted on an element. @returns what the element gets */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      setIsOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([...event.dataTransfer.files])
    },
    onPaste: (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData
      // Word adds a picture of each text.
      if (files.length === 0 || types.includes('text/plain')) return
      event.preventDefault()
      event.stopPropagation()
      onFiles([...files])
    },
  }
}

/** A file that is dropped outside its place would be opened by the browser, in the place of the studio. */
export function ignoreDroppedFiles(): void {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
