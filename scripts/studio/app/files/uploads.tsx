import { useEffect, useRef, useState } from 'react'
import type { FileKind } from '../../host/files/publicFile.ts'
import { addFile, callWhileClosing, type StudioError } from '../call.ts'

/** Files on their way to the site. */
interface Uploads {
  /** How many there are in all, and how many of them are done. */
  total: number
  done: number
  refused: readonly { file: File; reason: string }[]
  isBusy: boolean
  add(files: readonly File[]): Promise<void>
  /** Says which of the added files are used. All others leave the site when the dialog closes. */
  keep(paths: readonly string[]): void
}

/** Bytes of the largest file that the studio takes. */
const MOST = 40_000_000

/**
 * Sends files to the site one after the other, as long as the dialog that sends them is open.
 * @param about what they belong to
 * @param onAdded called for each that is stored
 */
export function useUploads(kind: FileKind, about: string, onAdded: (path: string) => void): Uploads {
  const [state, setState] = useState<Pick<Uploads, 'total' | 'done' | 'refused'>>({
    total: 0,
    done: 0,
    refused: [],
  })
  const closing = useRef<AbortController>(undefined)
  const unused = useRef(new Set<string>())
  useEffect(() => {
    closing.current = new AbortController()
    return () => {
      closing.current?.abort()
      // The bin keeps them.
      if (unused.current.size > 0) callWhileClosing('deleteFiles', { paths: [...unused.current] })
      unused.current.clear()
    }
  }, [])
  /** @returns why the file is not on the site */
  const send = async (file: File, signal: AbortSignal | undefined): Promise<string | undefined> => {
    if (file.size > MOST) return 'This file has more than 40 MB. Save a smaller copy of it.'
    try {
      const { path } = await addFile(file, { kind, about }, signal)
      unused.current.add(path)
      onAdded(path)
      return undefined
    } catch (error) {
      return (error as StudioError).message // `addFile` throws nothing else
    }
  }
  const add = async (files: readonly File[]) => {
    const signal = closing.current?.signal
    setState(({ total, ...state }) => ({ ...state, total: total + files.length }))
    for (const file of files) {
      // Closing the dialog keeps the files that follow from being added.
      if (signal?.aborted) return
      const reason = await send(file, signal)
      const refused = reason === undefined ? [] : [{ file, reason }]
      setState(state => ({ ...state, done: state.done + 1, refused: [...state.refused, ...refused] }))
    }
  }
  const keep = (paths: readonly string[]) => {
    for (const path of paths) unused.current.delete(path)
  }
  return { ...state, isBusy: state.done < state.total, add, keep }
}

interface UploadNotesProps {
  uploads: Uploads
  /** What a file is called: `Photograph`. */
  noun: string
}

/** How far the files on their way are, and which of them were refused. */
export const UploadNotes = ({ uploads: { total, done, isBusy, refused }, noun }: UploadNotesProps) => (
  <>
    {total > 0 && (
      <p role="status">
        {isBusy
          ? `${noun} ${done + 1} of ${total} is being added …`
          : `${total - refused.length} of ${total} added.`}
      </p>
    )}
    {refused.map(({ file, reason }) => (
      <p key={file.name} role="alert" data-note="error">
        <b>{file.name}</b> is not added. {reason}
      </p>
    ))}
  </>
)

interface AddButtonProps {
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
