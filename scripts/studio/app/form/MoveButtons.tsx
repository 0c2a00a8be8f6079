interface MoveButtonsProps {
  /** The name of the entry, for screen readers. */
  name: string
  index: number
  isLast: boolean
  /** Begins the ids of the buttons. */
  id?: string
  onMove(to: number, button: 'up' | 'down'): void
}

/** The buttons that move an entry of a list by one place. */
export const MoveButtons = ({ name, index, isLast, id, onMove }: MoveButtonsProps) => (
  <>
    <button
      type="button"
      id={id && `${id}-up`}
      aria-label={`Move ${name} up`}
      disabled={index === 0}
      onClick={() => onMove(index - 1, 'up')}
    >
      ↑
    </button>
    <button
      type="button"
      id={id && `${id}-down`}
      aria-label={`Move ${name} down`}
      disabled={isLast}
      onClick={() => onMove(index + 1, 'down')}
    >
      ↓
    </button>
  </>
)

/** Follows an entry that has moved, so that a second press moves it on. At an end of the list only the way back is left. */
export function focusFirst(...ids: string[]): void {
  const buttons = ids.map(id => document.getElementById(id))
  buttons.find(button => button instanceof HTMLButtonElement && !button.disabled)?.focus()
}
