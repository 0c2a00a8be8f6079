import { useRef, useState } from 'react'
import { insertItem, setValue } from '../../../../schema/text/edit.ts'
import { isRequired } from '../../host/fields/fieldSchema.ts'
import { type FieldProps, type FormTools, useForm } from '../form/FormContext.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { aboutOf, entryOf, pictureKeyOf, question } from './pictureEdits.ts'
import styles from './pictures.module.css'
import { usePhotographs } from './usePhotographs.ts'

type ListOfPictures = Omit<FieldProps, 'isRequired'>

/** Adds an entry for each of several pictures to a list whose entries are about one. Nothing for other lists. */
export function AddPhotographs(field: ListOfPictures) {
  const key = pictureKeyOf(field.schema.items ?? {})
  return key === undefined ? null : <AddToList {...field} pictureKey={key} />
}

function AddToList({ pictureKey, ...field }: ListOfPictures & { pictureKey: string }) {
  const form = useForm()
  // The document may change while photographs are added.
  const latest = useRef({ form, field })
  latest.current = { form, field }
  const [photographs, setPhotographs] = useState<readonly File[]>()
  const place = usePhotographs(setPhotographs)
  const items = field.schema.items ?? {}
  const altKey = items.properties?.[pictureKey]?.['x-alt']
  const alt = altKey === undefined ? undefined : items.properties?.[altKey]
  return (
    <>
      <div className={styles.drop} {...place}>
        <button type="button" onClick={() => setPhotographs([])}>
          Add several pictures
        </button>
        <p className={styles.hint}>You can drop several photographs here at once.</p>
      </div>
      {photographs && (
        <PictureDialog
          title={`Add pictures: ${field.label}`}
          about={aboutOf(form)}
          question={altKey && alt ? question(altKey, alt, !isRequired(items, altKey)) : undefined}
          takesMany
          photographs={photographs}
          onDone={pictures => {
            const { form, field } = latest.current
            addEntries(
              form,
              field,
              pictures.map(picture => entryOf(items, pictureKey, picture)),
            )
            setPhotographs(undefined)
          }}
          onClose={() => setPhotographs(undefined)}
        />
      )}
    </>
  )
}

function addEntries(
  form: FormTools,
  { path, value, order }: ListOfPictures,
  entries: readonly object[],
): void {
  const length = Array.isArray(value) ? value.length : 0
  form.change(
    text =>
      length === 0
        ? setValue(text, path, entries, order)
        : entries.reduce((result, entry, at) => insertItem(result, path, length + at, entry), text),
    'pictures added',
  )
}
