import { useSortable } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { summaryOf, wordsOf } from '../../fields/labels.ts'
import { MoveButtons } from '../form/MoveButtons.tsx'
import styles from './outline.module.css'
import { isHidden, nameOfSection } from './sections.ts'

interface OutlineRowProps {
  /** The index of the section, as drag and drop wants it. */
  id: string
  section: unknown
  count: number
  isSelected: boolean
  hasProblems: boolean
  onSelect(): void
  onMove(to: number): void
  onDuplicate(): void
  /** Hides it, or shows it again. */
  onHide(): void
  onRemove(): void
  /** What copies it to another page. */
  copying: ReactNode
}

/** One section in the outline. */
export function OutlineRow({
  id,
  section,
  count,
  isSelected,
  hasProblems,
  onSelect,
  onMove,
  onDuplicate,
  onHide,
  onRemove,
  copying,
}: OutlineRowProps) {
  const { attributes, listeners, setNodeRef, transform } = useSortable({ id })
  const index = Number(id)
  const type = wordsOf(String(Object(section).type))
  const name = nameOfSection(section, index)
  const isSectionHidden = isHidden(section)
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
        {hasProblems && <em>has a mistake</em>}
      </button>
      {isSelected && (
        <span className={styles.buttons}>
          <MoveButtons name={name} index={index} isLast={index === count - 1} onMove={onMove} />
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
