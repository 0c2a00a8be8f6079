import { useEffect, useState } from 'react'
import { call } from '../api.ts'
import type { FieldProps } from '../form/FieldProps.ts'
import { IconDialog } from './IconDialog.tsx'
import { IconDrawing } from './IconDrawing.tsx'
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
