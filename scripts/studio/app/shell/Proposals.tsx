import { useState } from 'react'
import type { Decision, Proposal } from '../../hosts/Host.ts'
import { call } from '../call.ts'
import { Failure, useTask } from '../dialog/Dialog.tsx'
import { Changed, Compared, firstLineOf } from './EarlierVersions.tsx'
import styles from './publish.module.css'

interface ProposalsProps {
  proposals: readonly Proposal[]
  /** Called once one is published or sent back. */
  onDecided(): void
}

/** What waits for approval: who looks at it here publishes it, or sends it back with a sentence. */
export const Proposals = ({ proposals, onDecided }: ProposalsProps) => (
  <ul className={styles.versions} data-lines>
    {proposals.map(proposal => (
      <Waiting key={proposal.head} proposal={proposal} onDecided={onDecided} />
    ))}
  </ul>
)

function Waiting({ proposal, onDecided }: { proposal: Proposal; onDecided(): void }) {
  const { head, before, address } = proposal
  const [words, setWords] = useState('')
  const { isBusy, failure, run } = useTask()
  const decide = (decision: Decision) =>
    run(async () => {
      await call('decide', { proposal, decision })
      onDecided()
    })
  return (
    <li>
      <Compared version={proposal} ask={{ head, ...(before !== undefined && { before }) }}>
        {({ choosable, changes }) => (
          <>
            {choosable.map(({ id, title: name }) => (
              <Changed key={id} heading={name} changes={changes.filter(change => change.file === id)} />
            ))}
            <p>
              <a href={address} target="_blank" rel="noreferrer">
                What has been said about it
              </a>
            </p>
            <label>
              What is still to be changed
              <input value={words} maxLength={1000} onChange={({ target }) => setWords(target.value)} />
            </label>
            <button
              type="button"
              disabled={isBusy || words.trim() === ''}
              onClick={() => decide({ sendBack: words.trim() })}
            >
              Send it back
            </button>
          </>
        )}
      </Compared>
      <Failure words={failure} />
      <button
        type="button"
        disabled={isBusy}
        aria-label={`Publish “${firstLineOf(proposal)}”`}
        onClick={() => decide('publish')}
      >
        Publish it
      </button>
    </li>
  )
}
