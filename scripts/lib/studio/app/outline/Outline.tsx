import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { FormDescription } from '../../fields/describeForms.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../json/edit.ts'
import type { SiteList } from '../../Studio.ts'
import { useIds } from '../form/useIds.ts'
import type { EditedDocument } from '../state/studioState.ts'
import { AddSection } from './AddSection.tsx'
import { CopySection } from './CopySection.tsx'
import { OutlineRow } from './OutlineRow.tsx'
import styles from './outline.module.css'
import { isHidden, nameOfSection } from './sections.ts'

interface OutlineProps {
  document: EditedDocument
  sections: readonly unknown[]
  forms: FormDescription
  list: SiteList
  kind: 'page' | 'post'
  selected: number | undefined
  onSelect(section: number | undefined): void
  onEdit(text: string, field: string): void
  /** Copies a section to another page. */
  onCopy(section: unknown, file: string): void
}

const LIST = ['sections']

/** The keys with which every section begins. */
const ORDER = ['type', 'id', 'hidden']

const INSTRUCTIONS = {
  draggable:
    'Press the space bar to lift the section, the arrow keys to move it, the space bar again to put it down, and Escape to leave it where it was.',
}

/** The sections of a page, from top to bottom: to be selected, moved, duplicated, hidden, removed and added. */
export function Outline(props: OutlineProps) {
  const { document, sections, forms, list, kind, selected, onSelect, onEdit, onCopy } = props
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  // A section keeps its id when it moves, so that the focus stays on it.
  const ids = useIds(sections)
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const move = (from: number, to: number) => {
    onEdit(moveItem(document.text, LIST, from, to), `moved ${Date.now()}`)
    onSelect(to)
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id))
  }
  const insert = (index: number, section: unknown) => {
    onEdit(insertItem(document.text, LIST, index, section), `inserted ${Date.now()}`)
    onSelect(index)
  }
  const hide = (index: number, section: unknown) => {
    const path = [...LIST, index, 'hidden']
    const { text } = document
    onEdit(
      isHidden(section) ? removeValue(text, path) : setValue(text, path, true, ORDER),
      `hidden ${Date.now()}`,
    )
  }
  const removeAt = (index: number) => {
    onEdit(removeValue(document.text, [...LIST, index]), `removed ${Date.now()}`)
    onSelect(undefined)
  }
  const nameOf = (id: UniqueIdentifier) => nameOfSection(sections[indexOf(id)], indexOf(id))
  const placeOf = (id: UniqueIdentifier) => `place ${indexOf(id) + 1} of ${sections.length}`
  // Said by screen readers.
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameOf(active.id)} is lifted, at ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} is over ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is now at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} stays at ${placeOf(active.id)}.`,
  }
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 id="outline">Sections</h2>
      <button
        type="button"
        className={styles.page}
        aria-current={selected === undefined ? 'true' : undefined}
        onClick={() => onSelect(undefined)}
      >
        The page itself: title, address, dates
      </button>
      <DndContext
        sensors={sensors}
        collisionDetection={rowUnder}
        accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.rows}>
            {sections.map((section, index) => (
              <OutlineRow
                key={ids[index]}
                id={ids[index] ?? ''}
                index={index}
                section={section}
                count={sections.length}
                isSelected={index === selected}
                problems={document.problems.filter(({ path }) => path[0] === 'sections' && path[1] === index)}
                onSelect={() => onSelect(index)}
                onMove={to => move(index, to)}
                onDuplicate={() => insert(index + 1, section)}
                onHide={() => hide(index, section)}
                onRemove={() => removeAt(index)}
                copying={
                  <CopySection
                    section={section}
                    forms={forms}
                    list={list}
                    current={document.file}
                    onCopy={file => onCopy(section, file)}
                  />
                }
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <AddSection
        forms={forms}
        kind={kind}
        onAdd={section => insert(selected === undefined ? sections.length : selected + 1, section)}
      />
    </section>
  )
}

/** The selected row is taller than the others, so its centre says nothing: what counts is the row under the pointer, if there is one. */
const rowUnder: CollisionDetection = dragged => {
  if (!dragged.pointerCoordinates) return rowAtEdge(dragged)
  const under = pointerWithin(dragged)
  return under.length > 0 ? under : closestCenter(dragged)
}

/** Arrow keys move a row up to the upper edge of another, or down to its lower edge, whichever of the two is taller. */
const rowAtEdge: CollisionDetection = ({ collisionRect, droppableContainers, droppableRects }) =>
  droppableContainers
    .flatMap(droppableContainer => {
      const { id } = droppableContainer
      const rect = droppableRects.get(id)
      if (!rect) return []
      const value = Math.min(
        Math.abs(rect.top - collisionRect.top),
        Math.abs(rect.bottom - collisionRect.bottom),
      )
      return { id, data: { droppableContainer, value } }
    })
    .sort((one, other) => one.data.value - other.data.value)
