import { useEffect, useState } from 'react'
import type { Author } from '../../publish/commitContent.ts'
import type { Preparation } from '../../publish/preparePublication.ts'
import type { Choices, Conflict } from '../../publish/settleConflicts.ts'
import { call, download, type StudioError } from '../api.ts'

const CONFLICT =
  'Somebody else has changed the same words as you, and has published them. Nothing of yours is published yet. Choose below whose version visitors see, and publish again.'

/** How far publishing has come. */
export type Step = 'preparing' | 'reviewing' | 'publishing' | 'building' | 'published' | 'downloaded'

interface PublicationState {
  step: Step
  /** Absent until the changes have been collected. */
  preparation: Preparation | undefined
  /** What went wrong, and what to do. */
  failure: string | undefined
  /** Whether newer files of others are still to be brought in. */
  isBehind: boolean
  /** Where others have changed the same words, and somebody has to choose. */
  conflicts: readonly Conflict[]
}

export interface PublicationActions {
  publish(message: string, author: Author | undefined, choices: Choices): void
  downloadSite(): void
}

/** Collects the changes at once, and publishes or downloads the site when it is asked to. */
export function usePublication(): PublicationState & PublicationActions {
  const [state, setState] = useState<PublicationState>({
    step: 'preparing',
    preparation: undefined,
    failure: undefined,
    isBehind: false,
    conflicts: [],
  })
  const update = (change: Partial<PublicationState>) => setState(previous => ({ ...previous, ...change }))
  // `call` throws nothing else.
  const fail = (error: StudioError) => update({ step: 'reviewing', failure: error.message })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the dialog opens
  useEffect(() => {
    call('preparePublication', {}).then(preparation => update({ step: 'reviewing', preparation }), fail)
  }, [])

  return {
    ...state,
    publish: (message, author, choices) => {
      update({ step: 'publishing', failure: undefined })
      call('publish', { message, choices, ...(author && { author }) }).then(
        answer =>
          update(
            'conflicts' in answer
              ? { step: 'reviewing', conflicts: answer.conflicts, failure: CONFLICT }
              : { step: 'published', isBehind: !answer.isUpToDate },
          ),
        fail,
      )
    },
    downloadSite: () => {
      update({ step: 'building', failure: undefined })
      download('downloadSite').then(() => update({ step: 'downloaded' }), fail)
    },
  }
}
