import { useRef, useState } from 'react'
import type { FormDescription, Preset } from '../../fields/describeForms.ts'
import { wordsOf } from '../../fields/labels.ts'
import styles from './outline.module.css'

interface AddSectionProps {
  forms: FormDescription
  /** Where the section is to stand. */
  kind: 'page' | 'post'
  onAdd(section: unknown): void
}

/** Offers every preset, found by its name, its type and what else authors call it. */
export function AddSection({ forms, kind, onAdd }: AddSectionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const matches = ({ type, name }: Preset) =>
    [wordsOf(type), name, ...(forms.synonyms[type] ?? [])].join(' ').toLowerCase().includes(wanted)
  const offered = forms.presets.filter(
    preset => (forms.limits[preset.type]?.on ?? [kind]).includes(kind) && matches(preset),
  )
  const choose = ({ section }: Preset) => {
    onAdd(section)
    dialog.current?.close()
  }
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Add a section
      </button>
      <dialog ref={dialog} aria-labelledby="add-section">
        <h2 id="add-section">Add a section</h2>
        <input
          type="search"
          aria-label="What should it show?"
          placeholder="What should it show? For example: fees, map, teachers"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <ul className={styles.presets}>
          {offered.map(preset => (
            <li key={`${preset.type} ${preset.name}`}>
              <button type="button" onClick={() => choose(preset)}>
                <b>{wordsOf(preset.type)}</b> {preset.name}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </dialog>
    </>
  )
}
