import { useEffect, useRef, useState } from 'react'
import { attachmentTypes, endingOf, sizeInWords, typeOf } from '../../host/fields/attachmentTypes.ts'
import type { ListedAttachment } from '../../host/files/fileUses.ts'
import { addFile, call } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import { useDroppedFiles } from './dropFiles.ts'
import styles from './files.module.css'
import {
  DeleteUnused,
  Library,
  NotReplaced,
  nameOf,
  ReplaceFile,
  type Shelf,
  Uses,
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

const shelf: Shelf<ListedAttachment> = {
  kind: 'document',
  used: 'used',
  isInRows: true,
  facts: ({ path, size, pages }) =>
    [typeOf(path), pages && `${pages} ${pages === 1 ? 'page' : 'pages'}`, sizeInWords(size)]
      .filter(Boolean)
      .join(', '),
}

/** Chooses a document that visitors read or download, or adds one; replaces and deletes them. */
export function AttachmentDialog(props: AttachmentDialogProps) {
  const { title, about, current, isPdfOnly = false, dropped = [], onDone, onOpen, onClose } = props
  const { files: all, failure, reload } = useLibrary(() => call('attachments', {}))
  const files = (all ?? []).filter(({ path }) => !isPdfOnly || endingOf(path) === 'pdf')
  const [selected, setSelected] = useState(current)
  const [step, setStep] = useState<'choose' | 'replace' | 'delete'>('choose')
  const [misfit, setMisfit] = useState<string>()
  /** What was added in this dialog last. It is used at once, unless something is to be said of it. */
  const [added, setAdded] = useState<string>()
  const uploads = useUploads('document', about, path => {
    setAdded(path)
    setSelected(path)
    reload()
  })
  const use = (path: string) => {
    uploads.keep([path])
    onDone(path)
  }
  const add = ([file, ...others]: readonly File[]) => {
    if (!file) return
    setMisfit(misfitOf(file, others.length, isPdfOnly))
    if (!isPdfOnly || endingOf(file.name) === 'pdf') uploads.add([file])
  }
  const arrived = files.find(({ path }) => path === added)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is in the list
  useEffect(() => {
    if (arrived && !arrived.problem) use(arrived.path)
  }, [arrived])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => add(dropped), [])
  const place = useDroppedFiles(add)
  const shown = files.find(({ path }) => path === selected)
  const unused = files.filter(({ uses, path }) => uses.length === 0 && path !== current)
  const goBack = () => setStep('choose')
  const reloadAndGoBack = () => {
    reload()
    goBack()
  }
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {step === 'replace' && shown && (
        <ReplaceAttachment
          about={about}
          file={shown}
          files={files}
          onDone={path => {
            uploads.keep([path])
            setSelected(path)
            reloadAndGoBack()
          }}
          onClose={goBack}
        />
      )}
      {step === 'delete' && (
        <DeleteUnused kind="document" files={unused} onDone={reloadAndGoBack} onClose={goBack} />
      )}
      {step === 'choose' && (
        <div className={styles.choose} {...place}>
          <UploadNotes uploads={uploads} noun="Document" />
          {misfit && (
            <p role="alert" data-note="error">
              {misfit}
            </p>
          )}
          <p className={styles.hint}>You can also drop a {isPdfOnly ? 'PDF' : 'document'} here.</p>
          <Failure words={failure} />
          {all?.length === 0 && <p role="status">The site has no documents yet. Add the first one.</p>}
          <Library
            shelf={shelf}
            files={files}
            selected={selected}
            onSelect={setSelected}
            beside={
              <AddButton
                words="Add a document from this computer"
                accept={accepted(isPdfOnly)}
                onFiles={add}
              />
            }
          >
            {shown && (
              <AttachmentDetails
                file={shown}
                onReplace={() => setStep('replace')}
                onDeleted={reload}
                onOpen={file => {
                  onClose()
                  onOpen(file)
                }}
              />
            )}
          </Library>
          <Actions>
            {unused.length > 0 && (
              <button type="button" className={styles.apart} onClick={() => setStep('delete')}>
                Delete what nothing uses
              </button>
            )}
            <button type="button" onClick={onClose}>
              Cancel
            </button>
            <button
              type="button"
              data-kind="primary"
              disabled={!shown || uploads.isBusy}
              onClick={() => shown && use(shown.path)}
            >
              Use this document
            </button>
          </Actions>
        </div>
      )}
    </Dialog>
  )
}

const accepted = (isPdfOnly: boolean): string =>
  isPdfOnly
    ? '.pdf'
    : Object.keys(attachmentTypes)
        .map(ending => `.${ending}`)
        .join(',')

function misfitOf(file: File, others: number, isPdfOnly: boolean): string | undefined {
  if (isPdfOnly && endingOf(file.name) !== 'pdf')
    return `“${file.name}” is not added. Visitors read this document on the page, which shows PDF alone. Open it, choose “Save as” and PDF, and add that file.`
  return others > 0 ? 'There is room for one document here, so the first one is used.' : undefined
}

interface AttachmentDetailsProps {
  file: ListedAttachment
  onReplace(): void
  onDeleted(): void
  onOpen(file: string): void
}

/** A document that is selected: what it is, where it is used, and what can be done with it. */
function AttachmentDetails({ file, onReplace, onDeleted, onOpen }: AttachmentDetailsProps) {
  const { path, problem, uses } = file
  const { isBusy, failure, run } = useTask()
  const remove = () =>
    run(async () => {
      const { kept } = await call('deleteFiles', { paths: [path] })
      const [stays] = kept
      if (stays) throw new Error(stays.reason)
      onDeleted()
    })
  return (
    <section className={styles.details} aria-label={`The document “${nameOf(path)}”`}>
      <p>
        <b>{nameOf(path)}</b>
        <br />
        {shelf.facts?.(file)}
        <br />
        <span className={styles.address}>{path}</span>
      </p>
      {problem && <p data-note="warning">{problem}</p>}
      <div className={styles.buttons}>
        <a href={encodeURI(path)} target="_blank" rel="noopener">
          Look at it
        </a>
        <button type="button" onClick={onReplace}>
          Replace it everywhere
        </button>
        {uses.length === 0 && (
          <button type="button" disabled={isBusy} onClick={remove}>
            Move it to the bin
          </button>
        )}
      </div>
      <Failure words={failure} />
      <Uses uses={uses} used={shelf.used} onOpen={onOpen} />
    </section>
  )
}

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
