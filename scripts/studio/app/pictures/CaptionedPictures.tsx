import { useState } from 'react'
import { fieldHelp } from '../../../../schema/model/fieldLabel.ts'
import { CAPTIONS_KEY } from '../../../../schema/model/fields.ts'
import { valueAt } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { removeValue, rewriteValue, setValue, valueOfText } from '../../../../schema/text/edit.ts'
import { type ChosenFile, FileDialog } from '../files/FileDialog.tsx'
import styles from '../files/files.module.css'
import { Thumbnail } from '../files/Thumbnail.tsx'
import { type FieldProps, orderAround, Problems, useForm } from '../form/FieldFrame.tsx'
import formStyles from '../form/form.module.css'
import { MoveButtons } from '../form/ListField.tsx'
import { aboutOf, DropPictures } from './PictureField.tsx'

/** A picture of a list, and what it shows. */
type Captioned = ChosenFile

/** A list of pictures together with the parallel list of what they show. */
export function CaptionedPictures(field: FieldProps) {
  const { node, value, path, label } = field
  const form = useForm()
  /** The picture that another is chosen for. */
  const [changing, setChanging] = useState<number>()
  const captionsPath = [...path.slice(0, -1), node.meta[CAPTIONS_KEY] ?? '']
  const { value: captions } = form.at(captionsPath)
  const entries = captionedIn(value, captions)
  const hasCaptions = Array.isArray(captions) && captions.length === entries.length
  const save = (entries: readonly Captioned[], words: string) =>
    form.change(
      text =>
        withCaptioned(text, entries, { pictures: path, captions: captionsPath }, orderAround(path, form)),
      words,
    )
  return (
    <fieldset className={formStyles.group} id={form.idOf(path)} tabIndex={-1}>
      <legend>
        {label} <small>{entries.length}</small>
      </legend>
      <p className={formStyles.help}>{fieldHelp(node)}</p>
      <Problems problems={[...form.problemsAt(path), ...form.problemsAt(captionsPath)]} />
      <ol className={formStyles.items} data-lines>
        {entries.map((entry, index) => {
          const [at, captionAt] = [
            [...path, index],
            [...captionsPath, index],
          ]
          const [name, id] = [`picture ${index + 1}`, form.idOf(captionAt)]
          const problems = [...form.problemsAt(at), ...form.problemsAt(captionAt)]
          const write = (words: string) =>
            hasCaptions
              ? form.set(captionAt, words)
              : save(entries.with(index, { ...entry, words }), 'caption')
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
                <Thumbnail path={entry.path} />
              </button>
              <div>
                <label htmlFor={id}>Picture {index + 1}: what it shows</label>
                <textarea
                  id={id}
                  rows={2}
                  value={entry.words}
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
                    isLast={index === entries.length - 1}
                    onMove={to => save(entries.toSpliced(index, 1).toSpliced(to, 0, entry), 'pictures moved')}
                  />
                  <button
                    type="button"
                    aria-label={`Remove ${name}`}
                    onClick={() => save(entries.toSpliced(index, 1), 'picture removed')}
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
        onDone={added => save([...entries, ...added], 'pictures added')}
      />
      {changing !== undefined && (
        <FileDialog
          kind="picture"
          title={`Choose another picture ${changing + 1}`}
          about={aboutOf(form)}
          current={entries[changing]?.path}
          onDone={([picture]) => {
            if (picture) save(entries.with(changing, picture), 'picture changed')
            setChanging(undefined)
          }}
          onOpen={form.open}
          onClose={() => setChanging(undefined)}
        />
      )}
    </fieldset>
  )
}

/** @param captions those of the pictures, in the same order */
export const captionedIn = (pictures: unknown, captions: unknown): Captioned[] =>
  (Array.isArray(pictures) ? pictures : []).map((path, at) => ({
    path: String(path),
    words: String(Object(captions)[at] ?? ''),
  }))

/** Writes both lists. Without any words, there are no captions. @param order the keys of the group around them */
export function withCaptioned(
  text: string,
  entries: readonly Captioned[],
  at: { pictures: Path; captions: Path },
  order: readonly string[],
): string {
  const words = entries.map(entry => entry.words)
  const paths = entries.map(({ path }) => path)
  const written = withList(text, at.pictures, paths, order)
  return words.some(word => word !== '')
    ? withList(written, at.captions, words, order)
    : removeValue(written, at.captions)
}

function withList(text: string, path: Path, list: readonly string[], order: readonly string[]): string {
  const before = valueAt(valueOfText(text), path)
  return before === undefined ? setValue(text, path, list, order) : rewriteValue(text, path, before, list)
}
