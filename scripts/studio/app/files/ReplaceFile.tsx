import { useState } from 'react'
import type { FileKind } from '../../site/addedFile.ts'
import { endingOf } from '../../site/attachmentTypes.ts'
import type { ListedFile } from '../../site/fileCalls.ts'
import type { Replacement } from '../../site/fileUses.ts'
import { call } from '../call.ts'
import { Actions, useTask } from '../dialog/Dialog.tsx'
import { FileList, nameOf } from './FileList.tsx'
import styles from './files.module.css'
import { AddButton, addFile, useDroppedFiles } from './uploads.tsx'

interface ReplaceFileProps {
  kind: FileKind
  about: string
  /** The file that is to go. */
  file: ListedFile
  files: readonly ListedFile[]
  /** @param path the file that is used now */
  onDone(path: string): void
  onClose(): void
}

/** Uses a new file, or another one of the site, wherever one is used: in all documents or in none. */
export function ReplaceFile({ kind, about, file, files, onDone, onClose }: ReplaceFileProps) {
  const [selected, setSelected] = useState<string>()
  const [keepsAddress, setKeepsAddress] = useState(kind === 'document')
  const [failed, setFailed] = useState<Replacement['failed']>([])
  const { isBusy, failure, run } = useTask()
  const others = files.filter(({ path }) => path !== file.path)
  const other = others.find(({ path }) => path === selected)
  const replaceBy = async (to: string) => {
    const { failed } = to === file.path ? { failed: [] } : await call('replaceFile', { from: file.path, to })
    setFailed(failed)
    if (failed.length === 0) onDone(to)
    return failed.length === 0
  }
  const add = ([chosen]: readonly File[]) =>
    chosen &&
    run(async () => {
      const staysThere = keepsAddress && endingOf(chosen.name) === endingOf(file.path)
      const { path } = await addFile(chosen, { kind, about }, staysThere ? { replace: file.path } : {})
      // It is of no other use.
      if (!(await replaceBy(path))) await call('deleteFiles', { paths: [path] })
    })
  const place = useDroppedFiles(add)
  const count = file.uses.length
  return (
    <>
      <section className={styles.drop} aria-labelledby="new-version" {...place}>
        <h3 id="new-version">A new version of “{nameOf(file.path)}”</h3>
        <p className={styles.soft} data-help>
          Choose the new file, or drop it here. It is used{' '}
          {count === 1 ? 'in one place' : `in all ${count} places`} instead.
        </p>
        {kind === 'document' && (
          <label>
            <input
              type="checkbox"
              checked={keepsAddress}
              onChange={event => setKeepsAddress(event.target.checked)}
            />
            Keep its address, so that links in emails and messages lead to the new file
          </label>
        )}
        <AddButton
          kind={kind}
          words={isBusy ? 'The file is being added …' : 'Choose the new file'}
          onFiles={add}
        />
      </section>
      <p className={styles.soft} data-help>
        Or choose another {kind} of the site.
        {kind === 'picture' &&
          ' What the pages say of the old picture stays as it is: read it again afterwards.'}
      </p>
      <FileList {...{ kind, selected }} files={others} onSelect={setSelected} />
      {(failure !== undefined || failed.length > 0) && (
        <div role="alert" data-note="error">
          The {kind} is not replaced. {failure}
          <ul>
            {failed.map(({ file: name, reason }) => (
              <li key={name}>
                <b>{file.uses.find(use => use.file === name)?.title ?? 'A page'}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Actions>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button
          type="button"
          data-kind="primary"
          disabled={!other || isBusy}
          onClick={() =>
            other &&
            run(async () => {
              await replaceBy(other.path)
            })
          }
        >
          {kind === 'picture' ? 'Show' : 'Use'} this one everywhere instead
        </button>
      </Actions>
    </>
  )
}
