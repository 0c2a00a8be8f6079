import { useRef, useState } from 'react'
import { helpOf } from '../../fields/labels.ts'
import { setValue } from '../../json/edit.ts'
import { Problems } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/FormContext.ts'
import { useForm } from '../form/FormContext.ts'
import formStyles from '../form/form.module.css'
import { CaptionedPicture } from './CaptionedPicture.tsx'
import { addPictures, type CaptionedList, movePicture, removePicture, writeCaption } from './captionedList.ts'
import { PictureDialog } from './PictureDialog.tsx'
import { aboutOf, question } from './pictureEdits.ts'
import styles from './pictures.module.css'
import { usePhotographs } from './usePhotographs.ts'

/** A list of pictures together with the list of what they show. */
export function CaptionedPictures(field: FieldProps) {
  const { schema, value, path, label, order } = field
  const form = useForm()
  // The document may change while photographs are added.
  const latest = useRef({ form, field })
  latest.current = { form, field }
  const [photographs, setPhotographs] = useState<readonly File[]>()
  /** The picture that another is chosen for. */
  const [changing, setChanging] = useState<number>()
  const place = usePhotographs(setPhotographs)
  const captionsPath = captionsPathOf(field)
  const pictures = Array.isArray(value) ? value : []
  const captions = form.at(captionsPath)
  const edit = (change: (text: string, list: CaptionedList) => string, words: string) => {
    const { form, field } = latest.current
    const at = { pictures: field.path, captions: captionsPathOf(field) }
    const list = { pictures: listOf(field.value), captions: listOf(form.at(at.captions).value), at, order }
    form.change(text => change(text, list), words)
  }
  const hasCaptions = Array.isArray(captions.value) && captions.value.length === pictures.length
  return (
    <fieldset className={formStyles.group} id={form.idOf(path)} tabIndex={-1}>
      <legend>
        {label} <span className={formStyles.optional}>{pictures.length}</span>
      </legend>
      <p className={formStyles.help}>{helpOf(schema)}</p>
      <Problems problems={[...form.problemsAt(path), ...form.problemsAt(captionsPath)]} />
      <ol className={formStyles.items}>
        {pictures.map((picture, index) => (
          <CaptionedPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be in the list twice
            key={index}
            picture={String(picture)}
            caption={String(Object(captions.value)[index] ?? '')}
            path={[...path, index]}
            captionPath={[...captionsPath, index]}
            isLast={index === pictures.length - 1}
            onWords={words =>
              hasCaptions
                ? form.set([...captionsPath, index], words)
                : edit((text, list) => writeCaption(text, list, index, words), 'caption')
            }
            onMove={to => edit((text, list) => movePicture(text, list, index, to), 'pictures moved')}
            onRemove={() => edit((text, list) => removePicture(text, list, index), 'picture removed')}
            onChange={() => setChanging(index)}
          />
        ))}
      </ol>
      <div className={styles.drop} {...place}>
        <button type="button" onClick={() => setPhotographs([])}>
          Add pictures
        </button>
        <p className={styles.hint}>You can drop several photographs here at once.</p>
      </div>
      {photographs && (
        <PictureDialog
          title="Add pictures"
          about={aboutOf(form)}
          question={question('captions', captions.schema?.items ?? {}, true)}
          takesMany
          photographs={photographs}
          onDone={added => {
            edit((text, list) => addPictures(text, list, added), 'pictures added')
            setPhotographs(undefined)
          }}
          onClose={() => setPhotographs(undefined)}
        />
      )}
      {changing !== undefined && (
        <PictureDialog
          title={`Choose another picture ${changing + 1}`}
          about={aboutOf(form)}
          current={String(pictures[changing] ?? '')}
          question={question('captions', captions.schema?.items ?? {}, true)}
          onDone={([picture]) => {
            if (picture)
              edit((text, list) => {
                const written = setValue(text, [...list.at.pictures, changing], picture.path)
                return writeCaption(written, list, changing, picture.words.trim())
              }, 'picture changed')
            setChanging(undefined)
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
    </fieldset>
  )
}

const captionsPathOf = ({ path, schema }: FieldProps) => [...path.slice(0, -1), schema['x-captions'] ?? '']

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
