import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './form.module.css'

/** Something to choose. */
export interface PickerOption {
  /** What is written in the field. */
  value: string
  title: string
  note?: string
  /** The drawing of an icon. */
  shape?: string
}

interface PickerDialogProps {
  title: string
  /** What can be written in the search field. */
  hint: string
  words: string
  onWords(words: string): void
  options: readonly PickerOption[]
  /** What is said about the options: that there are none, or that they could not be read. */
  message: string
  /** Drawings stand in columns. `form.module.css` has the same number. */
  columns?: number
  onPick(value: string): void
  onClose(): void
}

/** A search with a list: a combobox whose list is always open. Arrow keys choose, Enter takes, Escape closes. */
export function PickerDialog({
  title,
  hint,
  words,
  onWords,
  options,
  message,
  columns = 1,
  onPick,
  onClose,
}: PickerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [wanted, setActive] = useState(0)
  const active = Math.min(wanted, options.length - 1)
  const id = useId()
  const optionId = (index: number) => `${id}-${index}`
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const take = (option: PickerOption | undefined) => {
    if (!option) return
    // Closing gives the focus back to what opened the dialog.
    dialog.current?.close()
    onPick(option.value)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      take(options[active])
      return
    }
    const to = moveActive(event.key, active, options.length, columns)
    if (to === undefined) return
    event.preventDefault()
    setActive(to)
    document.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      <input
        role="combobox"
        aria-label={hint}
        placeholder={hint}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-options`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={event => {
          setActive(0)
          onWords(event.target.value)
        }}
        onKeyDown={press}
      />
      <div
        role="listbox"
        id={`${id}-options`}
        aria-label={title}
        className={styles.options}
        data-columns={columns}
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={option.value}
            role="option"
            id={optionId(index)}
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => take(option)}
          >
            {option.shape !== undefined && <IconDrawing shape={option.shape} />}
            <b>{option.title}</b>
            {option.note && <span>{option.note}</span>}
          </div>
        ))}
      </div>
      <p role="status">{options.length === 0 ? message : ''}</p>
      <button type="button" onClick={() => dialog.current?.close()}>
        Cancel
      </button>
    </dialog>
  )
}

/** An icon as pages show it. The words beside it say what it is. @param shape the inside of the `<svg>` */
export const IconDrawing = ({ shape }: { shape: string }) => (
  <svg
    width={24}
    height={24}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
    dangerouslySetInnerHTML={{ __html: shape }}
  />
)

/**
 * The option that a key leads to in a list of options, which may stand in columns.
 * @returns undefined for a key that moves nothing
 */
export function moveActive(key: string, active: number, count: number, columns: number): number | undefined {
  const to = destination(key, active, count, columns)
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to))
}

function destination(key: string, active: number, count: number, columns: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + columns < count ? active + columns : active
    case 'ArrowUp':
      return active - columns >= 0 ? active - columns : active
    case 'PageDown':
      return active + 4 * columns
    case 'PageUp':
      return active - 4 * columns
    case 'ArrowRight':
      return columns > 1 ? active + 1 : undefined
    case 'ArrowLeft':
      return columns > 1 ? active - 1 : undefined
    default:
      return undefined
  }
}
