import { exampleOf } from '../fields/labels.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FieldProps.ts'
import { useForm } from '../form/FormContext.ts'

/** A colour, which the browser lets choose by eye. One that is not said shows its default, or an example. */
export function ColourField(field: FieldProps) {
  const { set, remove } = useForm()
  const written = typeof field.value === 'string' ? field.value : undefined
  // An input of this kind takes small letters, and nothing but colours.
  const shown = (written ?? exampleOf(field.schema) ?? '').toLowerCase()
  return (
    <FieldFrame {...field}>
      {control => (
        <>
          <input
            {...control}
            type="color"
            value={/^#[0-9a-f]{6}$/.test(shown) ? shown : '#000000'}
            onChange={event => set(field.path, event.target.value, field.order)}
          />
          {written !== undefined && !field.isRequired && (
            <button type="button" onClick={() => remove(field.path)}>
              Leave {written} out
            </button>
          )}
        </>
      )}
    </FieldFrame>
  )
}
