import { useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import type { ListedFile } from '../../site/fileCalls.ts'
import { countOf } from '../../site/labels.ts'
import { call } from '../call.ts'
import { Actions, Failure, useTask } from '../dialog/Dialog.tsx'
import { FileList, FilePlaces, factsOf, nameOf, useFiles } from './FileList.tsx'
import { FocusPicture } from './FocusPicture.tsx'
import styles from './files.module.css'
import { ReplaceFile } from './ReplaceFile.tsx'
import { TAKE_OUT, takeOutEverywhere } from './TakeOutFile.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import { AddButton, useDroppedFiles } from './uploads.tsx'

interface FileLibraryProps {
  kind: FileKind
  about: string
  isPdfOnly: boolean
  takesMany: boolean
  /** The path of the one that is selected. */
  selected: string | undefined
  onSelect(path: string): void
  /** Called with files that are to be added. */
  onFiles(files: readonly File[]): void
  onChoose(file: ListedFile): void
  /** Opens a page or a post. */
  onOpen(file: string): void
  onClose(): void
}

const REPLACE = 'Replace it everywhere'
const FOCUS = 'Say what matters most'

/** All files of one kind: one is chosen, replaced, taken out or deleted, or others are added. */
export function FileLibrary(props: FileLibraryProps) {
  const { kind, about, isPdfOnly, takesMany, selected, onSelect, onFiles, onChoose, onClose } = props
  const { files, failure } = useFiles(kind, isPdfOnly)
  /** What is done with a file, in the place of the list. */
  const [step, setStep] = useState<{ name: string; file: ListedFile }>()
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const place = useDroppedFiles(onFiles)
  const deletion = useTask()
  const unused = (files ?? []).filter(({ uses }) => uses.length === 0)
  const isTidying = isUnusedOnly && unused.length > 0
  const listed = isTidying ? unused : (files ?? [])
  const shown = listed.find(({ path }) => path === selected)
  const back = () => setStep(undefined)
  const onOpen = (file: string) => {
    onClose()
    props.onOpen(file)
  }
  const remove = (files: readonly ListedFile[]) =>
    deletion.run(async () => {
      const { kept } = await call('deleteFiles', { paths: files.map(({ path }) => path) })
      if (kept.length > 0)
        throw new Error(kept.map(({ path, reason }) => `${nameOf(path)}: ${reason}`).join(' '))
    })
  if (step?.name === FOCUS)
    return <FocusPicture path={step.file.path} focus={step.file.focus} onClose={back} />
  if (step?.name === REPLACE)
    return (
      <ReplaceFile
        {...{ kind, about, file: step.file, files: files ?? [] }}
        onDone={path => {
          onSelect(path)
          back()
        }}
        onClose={back}
      />
    )
  const added = kind === 'picture' ? 'photograph' : kind
  const steps = [...(kind === 'picture' ? [FOCUS] : []), ...(shown?.uses.length ? [REPLACE] : [])]
  return (
    <div className={styles.choose} {...place}>
      <p className={styles.soft} data-help>
        {hintFor(props)}
      </p>
      <Failure words={failure} />
      {files?.length === 0 && <p role="status">The site has no {kind}s yet. Add the first one.</p>}
      <FileList
        {...{ kind, selected, onSelect }}
        files={listed}
        adjacent={
          <AddButton
            {...{ kind, isPdfOnly, takesMany, onFiles }}
            words={`Add ${takesMany ? `${added}s` : `a ${added}`} from this computer`}
          />
        }
      >
        {shown && (
          <section className={styles.details} aria-label={`The ${kind} “${nameOf(shown.path)}”`}>
            {kind === 'picture' && <Thumbnail path={shown.path} />}
            <p>
              <b>{nameOf(shown.path)}</b>
              <br />
              {factsOf(shown)}
              <br />
              <small>{shown.path}</small>
            </p>
            {shown.problem && <p data-note="warning">{shown.problem}</p>}
            {kind === 'document' && (
              <p>
                <a href={shown.address} target="_blank" rel="noopener">
                  Look at it
                </a>
              </p>
            )}
            <div data-buttons>
              {steps.map(name => (
                <button key={name} type="button" onClick={() => setStep({ name, file: shown })}>
                  {name}
                </button>
              ))}
              {shown.uses.length > 0 ? (
                <button type="button" onClick={() => takeOutEverywhere({ kind, path: shown.path, onOpen })}>
                  {TAKE_OUT}
                </button>
              ) : (
                <button type="button" disabled={deletion.isBusy} onClick={() => remove([shown])}>
                  Delete it
                </button>
              )}
            </div>
            <h3>
              {shown.uses.length > 0 ? 'Where it is' : 'It is not'} {kind === 'picture' ? 'shown' : 'used'}
              {shown.uses.length === 0 && ' yet'}
            </h3>
            <FilePlaces uses={shown.uses} onOpen={onOpen} />
          </section>
        )}
      </FileList>
      <Failure words={deletion.failure} />
      <Actions>
        {unused.length > 0 && (
          <label className={styles.unused}>
            <input
              type="checkbox"
              checked={isTidying}
              onChange={event => setUnusedOnly(event.target.checked)}
            />
            Only what nothing uses
          </label>
        )}
        {isTidying && (
          <button type="button" disabled={deletion.isBusy} onClick={() => remove(unused)}>
            Delete {unused.length === 1 ? `this ${kind}` : `all ${countOf(unused.length, kind)}`}
          </button>
        )}
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" data-kind="primary" disabled={!shown} onClick={() => shown && onChoose(shown)}>
          Use this {kind}
        </button>
      </Actions>
    </div>
  )
}

function hintFor({ kind, isPdfOnly }: FileLibraryProps): string {
  if (kind === 'picture') return 'You can also drop photographs here, or paste one that you have copied.'
  return `You can also drop a ${isPdfOnly ? 'PDF' : 'document'} here.`
}
