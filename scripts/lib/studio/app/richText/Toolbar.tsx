import { type KeyboardEvent, useState } from 'react'
import type { Tool } from './commands.ts'
import styles from './richText.module.css'

interface ToolbarProps {
  /** The label of the text. */
  label: string
  /** The id of the text area that the buttons change. */
  controls: string
  tools: readonly Tool[]
  onUse(tool: Tool): void
}

/** One stop of the Tab key; the arrow keys lead from button to button. */
export function Toolbar({ label, controls, tools, onUse }: ToolbarProps) {
  const [current, setCurrent] = useState(0)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (current + step + tools.length) % tools.length
    setCurrent(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div
      role="toolbar"
      aria-label={`Format: ${label}`}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={press}
    >
      {tools.map((tool, index) => (
        <button
          key={tool.name}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={tool.name}
          aria-keyshortcuts={tool.letter && `Control+${tool.letter.toUpperCase()}`}
          title={tool.letter ? `${tool.name} (Ctrl ${tool.letter.toUpperCase()})` : tool.name}
          data-tool={tool.name}
          onFocus={() => setCurrent(index)}
          onClick={() => onUse(tool)}
        >
          {tool.sign}
        </button>
      ))}
    </div>
  )
}
