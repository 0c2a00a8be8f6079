import type { FieldProps } from '../form/FieldProps.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { PickerField } from './PickerField.tsx'

/** A PDF document of the site. */
export const DocumentField = (field: FieldProps) => (
  <PickerField
    field={field}
    dialog={(pick, close) => (
      <LinkDialog
        title={field.label}
        hint="Search documents"
        kinds={['document']}
        onPick={pick}
        onClose={close}
      />
    )}
  />
)
