import { useEffect, useRef, useState } from 'react'
import { attachmentTypes, endingOf, isPictureFile, sizeInWords, typeOf } from '../../site/attachmentTypes.ts'
import type { ListedAttachment } from '../../site/fileUses.ts'
import { countOf } from '../../site/labels.ts'
import { call } from '../call.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { addFile } from './addFile.ts'
import { useDroppedFiles } from './dropFiles.ts'
import styles from './files.module.css'
import {
  ChooseFile,
  NotReplaced,
  nameOf,
  ReplaceFile,
  type Shelf,
  useLibrary,
  useReplacement,
} from './Library.tsx'
import { AddButton, UploadNotes, useUploads } from './uploads.tsx'

export interface AttachmentDialogProps {
  title: string
  /** What the documents belong to, such as the title of the page. */
  about: string
  /** The document that is there now. */
  current?: string | undefined
  /** Whether it is read on the page, which shows PDF alone. */
  isPdfOnly?: boolean
  /** Files that were dropped; without them the dialog shows all documents. */
  dropped?: readonly File[]
  onDone(path: string): void
  /** Opens a page or a post. */
  onOpen(file: string): void
  onClose(): void
}

const factsOf = ({ path, size, pages }: ListedAttachment): string =>
  [typeOf(path), pages && countOf(pages, 'page'), sizeInWords(size)].filter(Boolean).join(', ')

const shelf: Shelf<ListedAttachment> = {
  kind: 'document',
  used: 'used',
  isInRows: true,
  facts: factsOf,
  details: file => (
    <>
      <p>
        <b>{nameOf(file.path)}</b>
        <br />
        {factsOf(file)}
        <br />
        <span className={styles.address}>{file.path}</span>
      </p>
      {file.problem && <p data-note="warning">{file.problem}</p>}
      <p>
        <a href={encodeURI(file.path)} target="_blank" rel="noopener">
          Look at it
        </a>
      </p>
    </>
  ),
}

/** Chooses a document that visitors read or download, or adds one; replaces and deletes them. */
export function AttachmentDialog(props: AttachmentDialogProps) {
  const { title, about, current, isPdfOnly = false, dropped = [], onDone, onOpen, onClose } = props
  const library = useLibrary(async () => {
    const files = await call('attachments', {})
    return files.filter(({ path }) => !isPdfOnly || endingOf(path) === 'pdf')
  }, current)
  /** What was added in this dialog last. It is used at once, unless something is to be said of it. */
  const [added, setAdded] = useState<string>()
  const uploads = useUploads({
    kind: 'document',
    about,
    refuse: ({ name }) =>
      isPdfOnly && endingOf(name) !== 'pdf' && !isPictureFile(name) ? NO_PDF : undefined,
    onAdded: path => {
      setAdded(path)
      library.select(path)
      library.reload()
    },
  })
  const use = (path: string) => {
    uploads.keep([path])
    onDone(path)
  }
  const arrived = library.files?.find(({ path }) => path === added)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is in the list
  useEffect(() => {
    if (arrived && !arrived.problem) use(arrived.path)
  }, [arrived])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    if (dropped.length > 0) uploads.add(dropped)
  }, [])
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <UploadNotes uploads={uploads} />
      <ChooseFile
        shelf={shelf}
        library={library}
        current={current}
        hint={`You can also drop a ${isPdfOnly ? 'PDF' : 'document'} here.`}
        adding={{
          words: 'Add a document from this computer',
          accept: accepted(isPdfOnly),
          onFiles: uploads.add,
        }}
        steps={[
          {
            words: 'Replace it everywhere',
            show: (file, { onDone, onClose }) => (
              <ReplaceAttachment
                about={about}
                file={file}
                files={library.files ?? []}
                onDone={path => {
                  uploads.keep([path])
                  library.select(path)
                  onDone()
                }}
                onClose={onClose}
              />
            ),
          },
        ]}
        isBusy={uploads.isBusy}
        onChoose={({ path }) => use(path)}
        onOpen={onOpen}
        onClose={onClose}
      />
    </Dialog>
  )
}

const accepted = (isPdfOnly: boolean): string =>
  isPdfOnly
    ? '.pdf'
    : Object.keys(attachmentTypes)
        .map(ending => `.${ending}`)
        .join(',')

const NO_PDF =
  'Visitors read this document on the page, which shows PDF alone. Open it, choose “Save as” and PDF, and add that file.'

interface ReplaceAttachmentProps {
  about: string
  file: ListedAttachment
  files: readonly ListedAttachment[]
  onDone(path: string): void
  onClose(): void
}

/** Takes a new file, or another document of the site, in the place of one. */
function ReplaceAttachment({ about, file, files, onDone, onClose }: ReplaceAttachmentProps) {
  const [keepsAddress, setKeepsAddress] = useState(true)
  const { isBusy, failure, failed, replace } = useReplacement(file, onDone)
  const newVersion = useRef<HTMLElement>(null)
  useEffect(() => newVersion.current?.querySelector('button')?.focus(), [])
  const add = ([chosen]: readonly File[]) => {
    if (!chosen) return
    replace(async () => {
      const isSameType = endingOf(chosen.name) === endingOf(file.path)
      const options = keepsAddress && isSameType ? { replace: file.path } : {}
      return (await addFile(chosen, { kind: 'document', about, ...options })).path
    }, true)
  }
  const place = useDroppedFiles(add)
  const count = file.uses.length
  const everywhere = count === 1 ? 'in one place' : `in all ${count} places`
  return (
    <ReplaceFile
      shelf={shelf}
      file={file}
      files={files}
      hint="Or choose another document of the site:"
      action="Use this one everywhere instead"
      above={
        <section ref={newVersion} className={styles.drop} aria-labelledby="new-version" {...place}>
          <h3 id="new-version">A new version of “{nameOf(file.path)}”</h3>
          <p className={styles.hint}>
            Choose the new file, or drop it here. {count > 0 && `It is used ${everywhere} instead. `}
            The bin keeps the old file.
          </p>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={keepsAddress}
              onChange={event => setKeepsAddress(event.target.checked)}
            />
            Keep its address, so that links in emails and messages lead to the new file
          </label>
          <AddButton
            words={isBusy ? 'The file is being added …' : 'Choose the new file'}
            accept={accepted(false)}
            onFiles={add}
          />
          <NotReplaced {...{ file, failed, failure }} kind="document" />
        </section>
      }
      onDone={onDone}
      onClose={onClose}
    />
  )
}
