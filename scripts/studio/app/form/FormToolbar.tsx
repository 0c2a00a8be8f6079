import { type KeyboardEvent, useState } from 'react'
import styles from './form.module.css'

/** A button of a toolbar. */
export interface ToolbarButton {
  /** Stays, whatever it is called meanwhile. */
  id: string
  /** What screen readers call it. */
  name: string
  /** Its label. */
  sign: string
  /** The letter that does it together with Ctrl. */
  letter?: string | undefined
  isDisabled?: boolean
  use(): void
}

interface ToolbarProps {
  label: string
  /** The id of what the buttons change. */
  controls?: string | undefined
  tools: readonly ToolbarButton[]
  /** Escape leads back to a text that the buttons change, which Tab leads to at once: Alt F10 leads to them. */
  onLeave?(): void
}

/** One stop of the Tab key; the arrow keys lead from button to button. */
export function FormToolbar({ label, controls, tools, onLeave }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') onLeave?.()
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  const use = (button: HTMLButtonElement, tool: ToolbarButton) => {
    if (tool.isDisabled) return
    tool.use()
    // A row that moves in its list loses the focus.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) button.focus()
    })
  }
  return (
    <div
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className={styles.toolbar}
      data-buttons
      onKeyDown={press}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.id}
          type="button"
          data-kind="quiet"
          tabIndex={index === current && !onLeave ? 0 : -1}
          data-current={index === current || undefined}
          aria-label={tool.name}
          // It keeps the focus when there is nothing more to do.
          aria-disabled={tool.isDisabled}
          aria-keyshortcuts={tool.letter && `Control+${tool.letter.toUpperCase()}`}
          title={tool.letter ? `${tool.name} (Ctrl ${tool.letter.toUpperCase()})` : tool.name}
          data-tool={tool.id}
          // What is selected in a text stays so.
          onMouseDown={event => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={event => use(event.currentTarget, tool)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  )
}
