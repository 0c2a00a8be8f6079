import { useState } from 'react'
import type { FormDescription, Preset } from '../../fields/describeForms.ts'
import { wordsOf } from '../../fields/labels.ts'
import { Modal } from '../dialog/Modal.tsx'
import styles from './outline.module.css'

interface AddSectionProps {
  forms: FormDescription
  /** Where the section is to stand. */
  kind: 'page' | 'post'
  onAdd(section: unknown): void
}

/** A button that offers what can be added. */
export function AddSection(props: AddSectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add a section
      </button>
      {isOpen && <AddSectionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Offers every preset, found by its name, its type and what else authors call it. Each time it begins with an empty search. */
function AddSectionDialog({ forms, kind, onAdd, onClose }: AddSectionProps & { onClose(): void }) {
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const matches = ({ type, name }: Preset) =>
    [wordsOf(type), name, ...(forms.synonyms[type] ?? [])].join(' ').toLowerCase().includes(wanted)
  const offered = forms.presets.filter(
    preset => (forms.limits[preset.type]?.on ?? [kind]).includes(kind) && matches(preset),
  )
  const choose = ({ section }: Preset) => {
    onClose()
    onAdd(section)
  }
  return (
    <Modal title="Add a section" onClose={onClose}>
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
      <p role="status">
        {offered.length === 0 ? `Nothing is called “${words.trim()}”. Try another word.` : ''}
      </p>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </Modal>
  )
}
