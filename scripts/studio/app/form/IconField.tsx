import { useEffect, useState } from 'react'
import type { FoundIcon } from '../../host/fieldChoices.ts'
import { call, type StudioError } from '../api.ts'
import type { FieldProps } from './FormContext.ts'
import { IconDrawing, PickerDialog } from './PickerDialog.tsx'
import { PickerField } from './PickerField.tsx'

/** An icon, found by what it means. */
export function IconField(field: FieldProps) {
  const shape = useDrawing(String(field.value ?? ''))
  return (
    <PickerField
      field={field}
      drawing={shape !== undefined && <IconDrawing shape={shape} />}
      dialog={(pick, close) => <IconDialog title={field.label} onPick={pick} onClose={close} />}
    />
  )
}

/** The drawing of an icon, if there is one of that name. */
function useDrawing(name: string): string | undefined {
  const [drawn, setDrawn] = useState<{ name: string; shape: string | undefined }>()
  useEffect(() => {
    let isLatest = true
    if (name !== '')
      call('icon', { name }).then(
        ({ shape }) => isLatest && setDrawn({ name, shape }),
        // Without its drawing a name can still be written. The studio says elsewhere that it does not answer.
        () => undefined,
      )
    return () => {
      isLatest = false
    }
  }, [name])
  return drawn?.name === name ? drawn.shape : undefined
}

interface IconDialogProps {
  title: string
  onPick(name: string): void
  onClose(): void
}

/** Finds an icon by what it means. */
function IconDialog({ title, onPick, onClose }: IconDialogProps) {
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
