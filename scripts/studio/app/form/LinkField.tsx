import type { LinkTarget } from '../../host/fieldChoices.ts'
import { type FieldProps, useForm } from './FormContext.ts'
import { LINKED, LinkDialog } from './LinkDialog.tsx'
import { destinationOf } from './links.ts'
import { PickerField } from './PickerField.tsx'

/** What fields lead to that do not lead everywhere. */
const kindsOf: Readonly<Record<string, readonly LinkTarget['kind'][]>> = {
  page: ['page'],
  collection: ['folder'],
}

/** Where a link leads: a page, a post, a place on a page or a document of the site, or something outside of it. */
export function LinkField(field: FieldProps) {
  const { list } = useForm()
  const kinds = kindsOf[field.schema['x-kind'] ?? '']
  return (
    <PickerField
      field={field}
      meaning={destinationOf(String(field.value ?? ''), list.documents)}
      dialog={(pick, close) => (
        <LinkDialog
          title={field.label}
          hint={kinds ? 'Search pages' : 'Search pages and documents, or write a web address'}
          kinds={kinds ?? LINKED}
          leadsOut={!kinds}
          onPick={pick}
          onClose={close}
        />
      )}
    />
  )
}

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
