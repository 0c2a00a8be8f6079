import { useEffect, useId, useRef, useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import { FileLibrary } from './FileLibrary.tsx'
import styles from './files.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { UploadNotes, useUploads } from './uploads.tsx'

/** A file that was chosen, with what its author says of it. */
export interface ChosenFile {
  path: string
  words: string
}

/** What is asked of each picture. */
export interface Question {
  /** What the answer is called. */
  label: string
  help: string
  /** Whether the words are for those who cannot see the picture. */
  isDescription: boolean
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
  /** Absent for documents, and for pictures that only decorate. */
  question?: Question | undefined
  /** Files that were dropped or pasted; without them the dialog shows all files. */
  given?: readonly File[] | undefined
  onDone(files: readonly ChosenFile[]): void
  /** Opens a page or a post. */
  onOpen(file: string): void
  onClose(): void
}

/** Chooses pictures or documents of the site or adds others to it, and asks what the pictures show. */
export function FileDialog(props: FileDialogProps) {
  const { kind, title, about, current, isPdfOnly, takesMany, question, given = [], onOpen, onClose } = props
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [selected, select] = useState(current)
  const uploads = useUploads({
    ...{ kind, about, isPdfOnly: isPdfOnly ?? false, takesMany: takesMany ?? false },
    // What is wrong with it is read before it is used.
    onAdded: ({ path, problem }) =>
      problem ? select(path) : setChosen(files => [...files, { path, words: '' }]),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    if (given.length > 0) uploads.add(given)
  }, [])
  const finish = (files: readonly ChosenFile[]) => {
    uploads.keep(files.map(({ path }) => path))
    props.onDone(files)
  }
  const isDone = !question && chosen.length > 0 && !uploads.isBusy && uploads.refused.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all are added
  useEffect(() => {
    if (isDone) finish(chosen)
  }, [isDone])
  const isChoosing = chosen.length === 0 && !uploads.isBusy
  return (
    <Dialog title={isChoosing || kind === 'document' ? title : 'Your pictures'} isWide onClose={onClose}>
      <UploadNotes kind={kind} uploads={uploads} />
      {isChoosing ? (
        <FileLibrary
          {...{ kind, about, selected, onOpen, onClose }}
          isPdfOnly={isPdfOnly ?? false}
          takesMany={takesMany ?? false}
          onSelect={select}
          onFiles={uploads.add}
          onChoose={({ path, uses }) => {
            // What the site says of it already.
            const files = [{ path, words: uses.find(({ alt }) => alt)?.alt ?? '' }]
            if (question) setChosen(files)
            else finish(files)
          }}
        />
      ) : (
        <ChosenFiles
          {...{ kind, question, onClose }}
          files={chosen}
          isBusy={uploads.isBusy}
          onChange={setChosen}
          onDone={() => finish(chosen)}
        />
      )}
    </Dialog>
  )
}

interface ChosenFilesProps extends Pick<FileDialogProps, 'kind' | 'question' | 'onClose'> {
  files: readonly ChosenFile[]
  /** Whether more are on their way. */
  isBusy: boolean
  onChange(files: readonly ChosenFile[]): void
  onDone(): void
}

/** Asks what each of the chosen pictures shows. */
function ChosenFiles({ kind, question, files, isBusy, onChange, onDone, onClose }: ChosenFilesProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const hasFiles = files.length > 0
  useEffect(() => {
    if (hasFiles) list.current?.querySelector('textarea')?.focus()
  }, [hasFiles])
  const finish = () => {
    const empty = question ? files.findIndex(({ words }) => words.trim() === '') : -1
    if (empty === -1) return onDone()
    setIsIncomplete(true)
    list.current?.querySelectorAll('textarea')[empty]?.focus()
  }
  return (
    <>
      {question && <p id={`${id}-help`}>{question.isDescription ? GOOD_WORDS : question.help}</p>}
      <ul ref={list} className={styles.described} data-scroll>
        {files.map(({ path, words }, index) => (
          <li key={path}>
            {kind === 'picture' && <Thumbnail path={path} />}
            {question && (
              <label>
                {files.length > 1 ? `Picture ${index + 1}: ${question.label.toLowerCase()}` : question.label}
                <textarea
                  rows={2}
                  value={words}
                  aria-describedby={`${id}-help`}
                  aria-invalid={isIncomplete && words.trim() === ''}
                  onChange={event => {
                    // A description is one line.
                    const line = event.target.value.replace(/\s*\n\s*/g, ' ')
                    onChange(files.map(file => (file.path === path ? { path, words: line } : file)))
                  }}
                />
              </label>
            )}
            {files.length > 1 && (
              <button
                type="button"
                aria-label={`Leave out ${kind} ${index + 1}`}
                onClick={() => onChange(files.filter(file => file.path !== path))}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {isIncomplete && (
        <p role="alert" data-note="error">
          There are no words yet for some pictures. Write them, or choose “Write it later”.
        </p>
      )}
      <Actions>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        {question && (
          <button type="button" disabled={isBusy || !hasFiles} onClick={onDone}>
            Write it later
          </button>
        )}
        <button type="button" data-kind="primary" disabled={isBusy || !hasFiles} onClick={finish}>
          {files.length > 1 ? `Use these ${files.length} ${kind}s` : `Use this ${kind}`}
        </button>
      </Actions>
    </>
  )
}

const GOOD_WORDS =
  'Some people cannot see pictures; their telephone or computer reads these words to them. Say in a sentence who or what is to be seen, and where: “Four girls hand over a baton on the sports field.” Not “Photo”, not “IMG 2041”, and not what the text says already.'
