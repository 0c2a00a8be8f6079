import { useEffect, useState } from 'react'
import type { LinkTarget } from '../../host/fieldChoices.ts'
import { call, type StudioError } from '../api.ts'
import { matching, outsideAddress } from './links.ts'
import { PickerDialog, type PickerOption } from './PickerDialog.tsx'

interface LinkDialogProps {
  title: string
  hint: string
  kinds: readonly LinkTarget['kind'][]
  /** Whether it can also lead out of the site. */
  leadsOut?: boolean
  /** @param title what it is called; of an address that was written by hand, the address */
  onPick(address: string, title: string): void
  onClose(): void
}

/** What a link can lead to. */
export const LINKED: readonly LinkTarget['kind'][] = ['page', 'post', 'category', 'section', 'document']

const names: Readonly<Record<LinkTarget['kind'], string>> = {
  page: 'Page',
  post: 'Post',
  category: 'Posts of a category',
  section: 'Place on a page',
  document: 'Document',
  folder: 'Pages',
}

/** Finds something of the site that a link can lead to. */
export function LinkDialog({ title, hint, kinds, leadsOut = false, onPick, onClose }: LinkDialogProps) {
  const [words, setWords] = useState('')
  const { targets, failure } = useTargets()
  const outside = leadsOut ? outsideAddress(words) : undefined
  const options: PickerOption[] = [
    ...(outside ? [{ value: outside, title: 'Use what you have written', note: outside }] : []),
    ...matching(targets ?? [], kinds, words).map(({ kind, address, title: name, note }) => ({
      value: address,
      title: name,
      note: [names[kind], note, address].filter(Boolean).join(' · '),
    })),
  ]
  const none = targets ? 'Nothing is called that.' : 'The list is being read …'
  return (
    <PickerDialog
      title={title}
      hint={hint}
      words={words}
      onWords={setWords}
      options={options}
      message={failure ?? none}
      onPick={address => {
        const target = targets?.find(known => known.address === address)
        onPick(address, target?.title ?? words.trim())
      }}
      onClose={onClose}
    />
  )
}

/** What can be linked now. It is read each time a dialog opens. */
function useTargets(): { targets: readonly LinkTarget[] | undefined; failure: string | undefined } {
  const [targets, setTargets] = useState<LinkTarget[]>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isOpen = true
    call('targets', {}).then(
      answer => isOpen && setTargets(answer.targets),
      (error: StudioError) => isOpen && setFailure(error.message), // `call` throws nothing else
    )
    return () => {
      isOpen = false
    }
  }, [])
  return { targets, failure }
}
