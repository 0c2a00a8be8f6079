import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import type { Problem } from '../../../../../schema/problems/problem.ts'
import { summaryOf, wordsOf } from '../../fields/labels.ts'
import { focusFirst, MoveButtons } from '../form/MoveButtons.tsx'
import styles from './outline.module.css'
import { isHidden, nameOfSection } from './sections.ts'

interface OutlineRowProps {
  /** What tells the section from the others, wherever it moves. */
  id: string
  /** Its place in the document. */
  index: number
  section: unknown
  count: number
  isSelected: boolean
  problems: readonly Problem[]
  onSelect(): void
  onMove(to: number): void
  onDuplicate(): void
  /** Hides it, or shows it again. */
  onHide(): void
  onRemove(): void
  /** What copies it to another page. */
  copying: ReactNode
}

/** What its form explains. */
const STATUS = { error: 'has a mistake', warning: 'has advice' }

/** One section in the outline. */
export function OutlineRow({
  id,
  index,
  section,
  count,
  isSelected,
  problems,
  onSelect,
  onMove,
  onDuplicate,
  onHide,
  onRemove,
  copying,
}: OutlineRowProps) {
  const { attributes, listeners, setNodeRef, transform } = useSortable({ id })
  const type = wordsOf(String(Object(section).type))
  const name = nameOfSection(section, index)
  const isSectionHidden = isHidden(section)
  const moving = `section-${id}`
  const moveTo = (to: number, button: 'up' | 'down') => {
    onMove(to)
    requestAnimationFrame(() =>
      focusFirst(`${moving}-${button}`, `${moving}-${button === 'up' ? 'down' : 'up'}`),
    )
  }
  const severity = problems.some(problem => problem.severity === 'error') ? 'error' : 'warning'
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-selected={isSelected || undefined}
      style={transform ? { transform: `translateY(${transform.y}px)` } : undefined}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
      >
        ⠿
      </button>
      <button
        type="button"
        className={styles.name}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <b>{type}</b>
        <span>{summaryOf(section)}</span>
        {isSectionHidden && <em className={styles.hidden}>hidden</em>}
        {problems.length > 0 && <em data-severity={severity}>{STATUS[severity]}</em>}
      </button>
      {isSelected && (
        <span className={styles.buttons}>
          <MoveButtons name={name} index={index} isLast={index === count - 1} id={moving} onMove={moveTo} />
          <button type="button" aria-label={`Duplicate ${name}`} onClick={onDuplicate}>
            Duplicate
          </button>
          {copying}
          <button type="button" aria-label={`${isSectionHidden ? 'Show' : 'Hide'} ${name}`} onClick={onHide}>
            {isSectionHidden ? 'Show' : 'Hide'}
          </button>
          <button type="button" aria-label={`Delete ${name}`} disabled={count === 1} onClick={onRemove}>
            Delete
          </button>
        </span>
      )}
    </li>
  )
}
