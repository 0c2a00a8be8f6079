import { useId, useState } from 'react'
import type { ContestedFile } from '../../site/contestedFiles.ts'
import { call } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import { type Chosen, ConflictChoices, choicesOf } from './ConflictChoices.tsx'

/** Says that others have published other words for the same, and lets the author choose. */
export function ConflictNotice({ file }: { file: string }) {
  const form = useId()
  const [conflict, setConflict] = useState<ContestedFile>()
  const [chosen, setChosen] = useState<Chosen>({})
  const { isBusy, failure, run } = useTask()
  const compare = () =>
    run(async () => setConflict((await call('conflicts', {})).find(({ path }) => path === file)))
  const settle = () =>
    run(async () => {
      const [choice] = Object.values(conflict ? choicesOf([conflict], chosen) : {})
      if (choice) await call('settle', { path: file, choice })
      setConflict(undefined)
    })
  return (
    <div data-note="error" role="alert">
      <p>
        Somebody else has changed the same words of this page, and has published them. Nothing is lost: both
        versions are kept.
      </p>
      <button type="button" onClick={compare}>
        Compare
      </button>
      {conflict && (
        <Dialog title="Two versions of this page" isWide onClose={() => setConflict(undefined)}>
          <p>Choose what stays where both of you have changed the same. All other changes of both stay.</p>
          <form
            id={form}
            data-scroll
            onSubmit={event => {
              event.preventDefault()
              settle()
            }}
          >
            <ConflictChoices conflicts={[conflict]} chosen={chosen} onChoose={setChosen} />
          </form>
          <Failure words={failure} />
          <Actions>
            <button type="button" onClick={() => setConflict(undefined)}>
              Decide later
            </button>
            <button type="submit" form={form} data-kind="primary" disabled={isBusy}>
              Keep these
            </button>
          </Actions>
        </Dialog>
      )}
    </div>
  )
}
