import { useEffect, useState } from 'react'
import type { FoundIcon } from '../../targets/findIcons.ts'
import { call, type StudioError } from '../api.ts'
import { PickerDialog } from './PickerDialog.tsx'

interface IconDialogProps {
  title: string
  onPick(name: string): void
  onClose(): void
}

/** Finds an icon by what it means. */
export function IconDialog({ title, onPick, onClose }: IconDialogProps) {
  const [words, setWords] = useState('')
  const { icons, message } = useIcons(words)
  return (
    <PickerDialog
      title={title}
      hint="What does it mean? For example: bus, music, science"
      words={words}
      onWords={setWords}
      options={icons.map(({ name, shape }) => ({ value: name, title: name.replaceAll('-', ' '), shape }))}
      message={message}
      columns={4}
      onPick={onPick}
      onClose={onClose}
    />
  )
}

/** The icons that fit some words. While they are looked for, those for the words before stay. */
function useIcons(words: string): { icons: readonly FoundIcon[]; message: string } {
  const [found, setFound] = useState<{ icons: FoundIcon[]; message: string }>({ icons: [], message: '' })
  useEffect(() => {
    let isLatest = true
    call('icons', { words }).then(
      ({ icons }) =>
        isLatest &&
        setFound({ icons, message: words.trim() === '' ? '' : 'No icon means that. Try another word.' }),
      (error: StudioError) => isLatest && setFound({ icons: [], message: error.message }), // `call` throws nothing else
    )
    return () => {
      isLatest = false
    }
  }, [words])
  return found
}
