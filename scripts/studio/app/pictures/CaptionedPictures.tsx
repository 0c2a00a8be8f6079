import { useState } from 'react'
import { fieldHelp } from '../../../../schema/model/fieldLabel.ts'
import { CAPTIONS_KEY } from '../../../../schema/model/fields.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import { type ChosenFile, FileDialog } from '../files/FileDialog.tsx'
import styles from '../files/files.module.css'
import { Thumbnail } from '../files/Thumbnail.tsx'
import { itemsOf } from '../form/controlOf.ts'
import { type FieldProps, orderAround, Problems, useForm } from '../form/FieldFrame.tsx'
import formStyles from '../form/form.module.css'
import { MoveButtons } from '../form/ListField.tsx'
import { aboutOf, DropPictures, question } from './PictureField.tsx'

/** A list of pictures together with the list of what they show. */
export function CaptionedPictures(field: FieldProps) {
  const { node, value, path, label } = field
  const form = useForm()
  /** The picture that another is chosen for. */
  const [changing, setChanging] = useState<number>()
  const captionsPath = captionsPathOf(field)
  const pictures = listOf(value)
  const captions = form.at(captionsPath)
  const edit = (change: (text: string, list: CaptionedList) => string, words: string) => {
    const at = { pictures: path, captions: captionsPath }
    const order = orderAround(path, form)
    form.change(text => change(text, { pictures, captions: listOf(captions.value), at, order }), words)
  }
  const asked = captions.node && question('captions', itemsOf(captions.node), true)
  const hasCaptions = Array.isArray(captions.value) && captions.value.length === pictures.length
  return (
    <fieldset className={formStyles.group} id={form.idOf(path)} tabIndex={-1}>
      <legend>
        {label} <small>{pictures.length}</small>
      </legend>
      <p className={formStyles.help}>{fieldHelp(node)}</p>
      <Problems problems={[...form.problemsAt(path), ...form.problemsAt(captionsPath)]} />
      <ol className={formStyles.items} data-lines>
        {pictures.map((picture, index) => {
          const [at, captionAt] = [
            [...path, index],
            [...captionsPath, index],
          ]
          const [name, id] = [`picture ${index + 1}`, form.idOf(captionAt)]
          const problems = [...form.problemsAt(at), ...form.problemsAt(captionAt)]
          const write = (words: string) =>
            hasCaptions
              ? form.set(captionAt, words)
              : edit((text, list) => writeCaption(text, list, index, words), 'caption')
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may be in the list twice
            <li key={index} className={styles.captioned}>
              <button
                type="button"
                id={form.idOf(at)}
                className={styles.change}
                aria-label={`Choose another ${name}`}
                onClick={() => setChanging(index)}
              >
                <Thumbnail path={String(picture)} />
              </button>
              <div>
                <label htmlFor={id}>Picture {index + 1}: what it shows</label>
                <textarea
                  id={id}
                  rows={2}
                  value={String(Object(captions.value)[index] ?? '')}
                  aria-describedby={`${id}-problems`}
                  aria-invalid={problems.some(({ severity }) => severity === 'error')}
                  // A caption is one line.
                  onChange={event => write(event.target.value.replace(/\s*\n\s*/g, ' '))}
                />
                <Problems id={`${id}-problems`} problems={problems} />
                <div data-buttons="small">
                  <MoveButtons
                    name={name}
                    index={index}
                    isLast={index === pictures.length - 1}
                    onMove={to => edit((text, list) => movePicture(text, list, index, to), 'pictures moved')}
                  />
                  <button
                    type="button"
                    aria-label={`Remove ${name}`}
                    onClick={() => edit((text, list) => removePicture(text, list, index), 'picture removed')}
                  >
                    ✕
                  </button>
                </div>
              </div>
            </li>
          )
        })}
      </ol>
      <DropPictures
        action="Add pictures"
        title="Add pictures"
        question={asked}
        onDone={added => edit((text, list) => addPictures(text, list, added), 'pictures added')}
      />
      {changing !== undefined && (
        <FileDialog
          kind="picture"
          title={`Choose another picture ${changing + 1}`}
          about={aboutOf(form)}
          current={String(pictures[changing] ?? '')}
          question={asked}
          onDone={([picture]) => {
            if (picture)
              edit((text, list) => {
                const written = setValue(text, [...list.at.pictures, changing], picture.path)
                return writeCaption(written, list, changing, picture.words.trim())
              }, 'picture changed')
            setChanging(undefined)
          }}
          onOpen={form.open}
          onClose={() => setChanging(undefined)}
        />
      )}
    </fieldset>
  )
}

const captionsPathOf = ({ path, node }: FieldProps) => [...path.slice(0, -1), node.meta[CAPTIONS_KEY] ?? '']

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A list of pictures, and the parallel list that says what they show, in the same order. */
export interface CaptionedList {
  pictures: readonly unknown[]
  captions: readonly unknown[]
  at: { pictures: Path; captions: Path }
  /** The keys of the group around both. */
  order: readonly string[]
}

/** Edits of the text of a document that keep both lists in step. */

export function addPictures(text: string, list: CaptionedList, added: readonly ChosenFile[]): string {
  const { pictures, at, order } = list
  const paths = added.map(({ path }) => path)
  const withPaths =
    pictures.length === 0
      ? setValue(text, at.pictures, paths, order)
      : insertAll(text, at.pictures, pictures.length, paths)
  const words = added.map(picture => picture.words.trim())
  if (list.captions.length === 0) return setValue(withPaths, at.captions, [...padded(list), ...words], order)
  return insertAll(inStep(withPaths, list), at.captions, pictures.length, words)
}

export function movePicture(text: string, list: CaptionedList, from: number, to: number): string {
  const moved = moveItem(text, list.at.pictures, from, to)
  return list.captions.length === 0 ? moved : moveItem(inStep(moved, list), list.at.captions, from, to)
}

export function removePicture(text: string, list: CaptionedList, index: number): string {
  const removed = removeValue(text, [...list.at.pictures, index])
  if (list.captions.length === 0) return removed
  // A list of captions has one at least.
  if (list.pictures.length === 1) return removeValue(removed, list.at.captions)
  return removeValue(inStep(removed, list), [...list.at.captions, index])
}

export function writeCaption(text: string, list: CaptionedList, index: number, words: string): string {
  if (list.captions.length > 0) return setValue(inStep(text, list), [...list.at.captions, index], words)
  const captions = padded(list).map((caption, at) => (at === index ? words : caption))
  return setValue(text, list.at.captions, captions, list.order)
}

/** The captions, one for each picture. */
const padded = ({ pictures, captions }: CaptionedList): string[] =>
  pictures.map((_, index) => String(captions[index] ?? ''))

/** Makes as many captions as there are pictures. */
function inStep(text: string, list: CaptionedList): string {
  if (list.captions.length === list.pictures.length) return text
  return setValue(text, list.at.captions, padded(list))
}

const insertAll = (text: string, path: Path, index: number, items: readonly string[]): string =>
  items.reduce((result, item, at) => insertItem(result, path, index + at, item), text)
