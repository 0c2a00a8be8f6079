import { type ReactNode, useState } from 'react'

interface FoldableProps {
  id?: string
  /** Whether something in it is wrong. */
  hasProblems: boolean
  summary: ReactNode
  children: ReactNode
}

/**
 * A part of the form that its author unfolds and folds. It unfolds by itself when something in it becomes wrong, and folds by
 * no other hand than the author's: what is being written in must not vanish.
 */
export function Foldable({ id, hasProblems, summary, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(hasProblems)
  const [had, setHad] = useState(hasProblems)
  if (had !== hasProblems) {
    setHad(hasProblems)
    if (hasProblems) setOpen(true)
  }
  return (
    <details id={id} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
