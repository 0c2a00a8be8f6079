import { useState } from 'react'
import { ALT_KEY } from '../../../../schema/model/fields.ts'
import { nodeOf, type SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { insertItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import { type ChosenFile, FileDialog, type FileDialogProps } from '../files/FileDialog.tsx'
import { nameOf } from '../files/FilePlaces.tsx'
import { FocusPicture } from '../files/FocusPicture.tsx'
import styles from '../files/files.module.css'
import { TAKE_OUT, takeOutEverywhere } from '../files/TakeOutFile.tsx'
import { useDroppedFiles } from '../files/uploads.tsx'
import { editableFields, emptyValue, itemsOf, orderOf } from '../form/controlOf.ts'
import { FieldFrame, type FieldProps, type FormTools, orderAround, useForm } from '../form/FieldFrame.tsx'

/** A picture of the site, or a photograph that is added to it. */
export function PictureField(field: FieldProps) {
  const form = useForm()
  const [photographs, setPhotographs] = useState<readonly File[]>()
  const place = useDroppedFiles(setPhotographs)
  const path = typeof field.value === 'string' ? field.value : ''
  const close = () => setPhotographs(undefined)
  return (
    <>
      <FieldFrame {...field}>
        {control => (
          <div className={styles.field} data-empty={path === '' || undefined} {...place}>
            {path && <FocusPicture path={path} label={field.label} />}
            <div>
              <div data-buttons>
                <button
                  id={control.id}
                  type="button"
                  aria-describedby={control['aria-describedby']}
                  aria-label={`${path ? 'Choose another picture' : 'Choose a picture'}: ${field.label}`}
                  onClick={() => setPhotographs([])}
                >
                  {path ? 'Choose another picture' : 'Choose a picture'}
                </button>
                {path && field.node.isOptional && (
                  <button
                    type="button"
                    aria-label={`Remove the picture: ${field.label}`}
                    onClick={() =>
                      form.change(text => withoutPicture(text, field, form), `${field.label} removed`)
                    }
                  >
                    Remove
                  </button>
                )}
                {path && (
                  <button
                    type="button"
                    aria-label={`${TAKE_OUT}: ${field.label}`}
                    onClick={() => takeOutEverywhere({ kind: 'picture', path, onOpen: form.open })}
                  >
                    {TAKE_OUT}
                  </button>
                )}
              </div>
              <p className={styles.soft} data-help>
                {path ? `${nameOf(path)}. Press what matters most in it, so that it is never cut off. ` : ''}
                You can drop or paste a photograph here.
              </p>
            </div>
          </div>
        )}
      </FieldFrame>
      {photographs && (
        <FileDialog
          kind="picture"
          title={`Choose a picture: ${field.label}`}
          about={aboutOf(form)}
          current={path || undefined}
          given={photographs}
          onDone={([picture]) => {
            if (picture) form.change(text => withPicture(text, field, picture, form), `${field.label} chosen`)
            close()
          }}
          onOpen={form.open}
          onClose={close}
        />
      )}
    </>
  )
}

/** Adds an entry for each of several pictures to a list whose entries are about one. Nothing for other lists. */
export function AddPhotographs(field: FieldProps) {
  const form = useForm()
  const items = itemsOf(field.node)
  const pictureKey = pictureKeyOf(items)
  if (pictureKey === undefined) return null
  return (
    <DropPictures
      action="Add several pictures"
      title={`Add pictures: ${field.label}`}
      onDone={pictures =>
        addEntries(
          form,
          field,
          pictures.map(picture => entryOf(items, pictureKey, picture)),
        )
      }
    />
  )
}

interface DropPicturesProps extends Pick<FileDialogProps, 'title' | 'onDone'> {
  /** The words of the button. */
  action: string
}

/** A place for several photographs: they are dropped on it, or chosen in a dialog. */
export function DropPictures({ action, title, onDone }: DropPicturesProps) {
  const form = useForm()
  const [photographs, setPhotographs] = useState<readonly File[]>()
  const place = useDroppedFiles(setPhotographs)
  return (
    <>
      <div className={styles.drop} {...place}>
        <button type="button" onClick={() => setPhotographs([])}>
          {action}
        </button>
        <p className={styles.soft} data-help>
          You can drop several photographs here at once.
        </p>
      </div>
      {photographs && (
        <FileDialog
          kind="picture"
          title={title}
          about={aboutOf(form)}
          takesMany
          given={photographs}
          onDone={pictures => {
            onDone(pictures)
            setPhotographs(undefined)
          }}
          onOpen={form.open}
          onClose={() => setPhotographs(undefined)}
        />
      )}
    </>
  )
}

function addEntries(form: FormTools, { path, value }: FieldProps, entries: readonly object[]): void {
  const length = Array.isArray(value) ? value.length : 0
  form.change(
    text =>
      length === 0
        ? setValue(text, path, entries, orderAround(path, form))
        : entries.reduce((result, entry, at) => insertItem(result, path, length + at, entry), text),
    'pictures added',
  )
}

type PictureField = Pick<FieldProps, 'node' | 'path'>
type Tools = Pick<FormTools, 'at'>

/** The field next to a picture that describes it. */
interface AltField {
  path: Path
  node: SchemaNode
  value: unknown
}

/** What pictures of a document belong to. */
export function aboutOf({ at }: Tools): string {
  const { title, name } = Object(at([]).value)
  return String(title ?? name ?? '')
}

/** Shows a picture, with what the site says of it already. Words for another picture go; a name that a place has stays. */
export function withPicture(
  text: string,
  field: PictureField,
  { path, words }: ChosenFile,
  form: Tools,
): string {
  const order = orderAround(field.path, form)
  const written = setValue(text, field.path, path, order)
  const alt = altOf(field, form)
  if (!alt || (!alt.node.isOptional && alt.value)) return written
  return words === '' ? withoutAlt(written, alt) : setValue(written, alt.path, words, order)
}

/** Removes a picture, with the words for it. */
export function withoutPicture(text: string, field: PictureField, form: Tools): string {
  const alt = altOf(field, form)
  const removed = removeValue(text, field.path)
  return alt ? withoutAlt(removed, alt) : removed
}

const withoutAlt = (text: string, { path, node }: AltField): string =>
  node.isOptional ? removeValue(text, path) : text

function altOf({ node, path }: PictureField, { at }: Tools): AltField | undefined {
  const key = node.meta[ALT_KEY]
  if (key === undefined) return undefined
  const altPath = [...path.slice(0, -1), key]
  const { value, node: found } = at(altPath)
  return found && { path: altPath, node: found, value }
}

/** The key of the one picture that each entry of a list must have. */
export function pictureKeyOf(items: SchemaNode): string | undefined {
  const [picture, ...others] = editableFields(items).filter(([, { kind }]) => kind === 'image')
  return picture && others.length === 0 && !picture[1].isOptional ? picture[0] : undefined
}

function altKeyOf({ fields = {} }: SchemaNode, key: string): string | undefined {
  const picture = fields[key]
  return picture && nodeOf(picture).meta[ALT_KEY]
}

/** An entry for a picture, its fields in the order of the schema. */
export function entryOf(items: SchemaNode, key: string, { path, words }: ChosenFile): object {
  const altKey = altKeyOf(items, key)
  const values: Record<string, unknown> = {
    ...Object(emptyValue(items)),
    [key]: path,
    ...(altKey && words !== '' && { [altKey]: words }),
  }
  return Object.fromEntries(orderOf(items).flatMap(name => (name in values ? [[name, values[name]]] : [])))
}
