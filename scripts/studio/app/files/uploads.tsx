import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import { isAttachment, isPictureFile } from '../../site/attachmentTypes.ts'
import { call, type StudioError } from '../call.ts'
import { addFile } from './addFile.ts'

interface UploadOptions {
  kind: FileKind
  /** What the files belong to. */
  about: string
  takesMany?: boolean
  /** Why a file has no place here, if it has none. */
  refuse?(file: File): string | undefined
  /** Called for each file that is stored. */
  onAdded(path: string): void
}

/** Files on their way to the site. */
interface Uploads extends Pick<UploadOptions, 'kind' | 'about'> {
  /** How many there are in all, and how many of them are done. */
  total: number
  done: number
  refused: readonly { file: File; reason: string }[]
  /** Whether there was room for the first one alone. */
  isLeftOut: boolean
  isBusy: boolean
  add(files: readonly File[]): Promise<void>
  /** Says which of the added files are used. All others leave the site when the dialog closes. */
  keep(paths: readonly string[]): void
}

/** Sends files to the site one after the other, as long as the dialog that sends them is open. */
export function useUploads({ kind, about, takesMany = false, refuse, onAdded }: UploadOptions): Uploads {
  const [state, setState] = useState<Pick<Uploads, 'total' | 'done' | 'refused' | 'isLeftOut'>>({
    total: 0,
    done: 0,
    refused: [],
    isLeftOut: false,
  })
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
  /** @returns why the file is not on the site */
  const send = async (file: File, signal: AbortSignal | undefined): Promise<string | undefined> => {
    try {
      const { path } = await addFile(file, { kind, about }, signal)
      unused.current.add(path)
      onAdded(path)
      return undefined
    } catch (error) {
      return (error as StudioError).message // `addFile` throws nothing else
    }
  }
  const add = async (given: readonly File[]) => {
    const signal = closing.current?.signal
    const files = takesMany ? given : given.slice(0, 1)
    const isLeftOut = files.length < given.length
    setState(({ total, ...state }) => ({ ...state, total: total + files.length, isLeftOut }))
    for (const file of files) {
      // Closing the dialog keeps the files that follow from being added.
      if (signal?.aborted) return
      const reason = refuse?.(file) ?? (await send(file, signal))
      const refused = reason === undefined ? [] : [{ file, reason }]
      setState(state => ({ ...state, done: state.done + 1, refused: [...state.refused, ...refused] }))
    }
  }
  const keep = (paths: readonly string[]) => {
    for (const path of paths) unused.current.delete(path)
  }
  return { ...state, kind, about, isBusy: state.done < state.total, add, keep }
}

/** How far the files on their way are, which of them were refused, and where those belong. */
export function UploadNotes({ uploads }: { uploads: Uploads }) {
  const { kind, about, total, done, isBusy, refused, isLeftOut } = uploads
  const [other, belongs]: [FileKind, (name: string) => boolean] =
    kind === 'picture' ? ['document', isAttachment] : ['picture', isPictureFile]
  const elsewhere = refused.map(({ file }) => file).filter(({ name }) => belongs(name))
  return (
    <>
      {total > 0 && (
        <p role="status">
          {isBusy
            ? `${kind === 'picture' ? 'Photograph' : 'Document'} ${done + 1} of ${total} is being added …`
            : `${total - refused.length} of ${total} added.`}
        </p>
      )}
      {refused.map(({ file, reason }) => (
        <p key={file.name} role="alert" data-note="error">
          <b>{file.name}</b> is not added. {reason}
        </p>
      ))}
      {elsewhere.length > 0 && !isBusy && <AddElsewhere kind={other} about={about} files={elsewhere} />}
      {isLeftOut && (
        <p role="alert" data-note="error">
          There is room for one {kind} here, so the first one is used.
        </p>
      )}
    </>
  )
}

/** Offers to add files as what they are: a document that was given as a picture, or a picture as a document. */
function AddElsewhere({ kind, about, files }: Pick<UploadOptions, 'kind' | 'about'> & { files: File[] }) {
  const uploads = useUploads({ kind, about, takesMany: true, onAdded: path => uploads.keep([path]) })
  if (uploads.total === 0)
    return (
      <button type="button" onClick={() => uploads.add(files)}>
        {files.length === 1 ? `Add it as a ${kind}` : `Add them as ${kind}s`}
      </button>
    )
  return (
    <>
      <UploadNotes uploads={uploads} />
      {!uploads.isBusy && uploads.refused.length < uploads.total && (
        <p>
          Choose it now in a field for {kind}s{kind === 'document' && ', or as what a link leads to'}.
        </p>
      )}
    </>
  )
}

export interface AddButtonProps {
  /** The words of the button. */
  words: string
  /** The types of files, as the attribute of HTML has them. */
  accept: string
  takesMany?: boolean
  onFiles(files: readonly File[]): void
}

/** Asks for files of the computer. */
export function AddButton({ words, accept, takesMany = false, onFiles }: AddButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={takesMany}
        accept={accept}
        onChange={event => onFiles([...(event.target.files ?? [])])}
      />
      <button type="button" onClick={() => input.current?.click()}>
        {words}
      </button>
    </>
  )
}
