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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId, useState } from 'react'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import type { FormDescription, Preset } from '../../host/fields/describeForms.ts'
import { summaryOf, wordsOf } from '../../host/fields/labels.ts'
import type { SiteList } from '../../host/Studio.ts'
import { Dialog, DialogForm } from '../dialog/Dialog.tsx'
import { focusFirst, MoveButtons, useIds } from '../form/ListField.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import styles from './outline.module.css'

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

interface AddSectionProps {
  forms: FormDescription
  /** Where the section is to stand. */
  kind: 'page' | 'post'
  onAdd(section: unknown): void
}

/** A button that offers what can be added. */
function AddSection(props: AddSectionProps) {
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

/**
 * Offers every preset as a small picture of itself, found by its name, its type and what else authors call it. Each time it begins with
 * an empty search.
 */
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
    <Dialog title="Add a section" isWide onClose={onClose}>
      <input
        type="search"
        aria-label="What should it show?"
        placeholder="What should it show? For example: fees, map, teachers"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <ul className={styles.presets}>
        {offered.map(preset => (
          <li key={preset.sample}>
            <button type="button" onClick={() => choose(preset)}>
              <SectionPicture address={preset.sample} />
              <span>
                <b>{wordsOf(preset.type)}</b> {preset.name}
              </span>
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
    </Dialog>
  )
}

/** What stands around a section on its sample page. */
const SECTION_ALONE = `
:has(> main) > :not(main), footer:not(main *) { display: none }
main { margin: 0 !important; padding: 0 !important }
html { overflow: hidden }`

/** A sample of a section as a visitor would see it, without its header and footer: small, still, and loaded once it comes into view. */
function SectionPicture({ address }: { address: string }) {
  const show = (frame: HTMLIFrameElement) => {
    // Nothing of it runs, so its own window never takes styles.
    const { contentDocument, contentWindow } = frame
    const Sheet = contentWindow && Object(contentWindow).CSSStyleSheet
    if (!contentDocument || !Sheet) return
    const sheet: CSSStyleSheet = new Sheet()
    sheet.replaceSync(SECTION_ALONE)
    contentDocument.adoptedStyleSheets = [...contentDocument.adoptedStyleSheets, sheet]
    frame.dataset.shown = ''
  }
  return (
    <span className={styles.picture}>
      <iframe
        src={address}
        title="Sample"
        aria-hidden="true"
        tabIndex={-1}
        inert
        loading="lazy"
        sandbox="allow-same-origin"
        onLoad={event => show(event.currentTarget)}
      />
    </span>
  )
}

interface CopySectionProps {
  section: unknown
  forms: FormDescription
  list: SiteList
  /** The file of the page that has it. */
  current: string
  onCopy(file: string): void
}

/** A button that asks for another page, at whose end a copy of a section is to stand. */
function CopySection({ section, forms, list, current, onCopy }: CopySectionProps) {
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState('')
  const id = useId()
  const type = String(Object(section).type)
  const name = wordsOf(type)
  const fitting = list.documents
    .filter(document => document.file !== current && takes(document, forms.limits[type]?.on))
    .sort((one, other) => one.title.localeCompare(other.title))
  const copy = async () => {
    setAsking(false)
    onCopy(file)
  }
  return (
    <>
      <button type="button" aria-label={`Copy ${name} to another page`} onClick={() => setAsking(true)}>
        Copy to another page
      </button>
      {isAsking && (
        <DialogForm
          title={`Copy “${name}” to another page`}
          action="Copy it"
          isReady={file !== ''}
          onSubmit={copy}
          onClose={() => setAsking(false)}
        >
          <label htmlFor={id}>To which page?</label>
          <select id={id} value={file} onChange={event => setFile(event.target.value)}>
            <option value="">Choose a page</option>
            {fitting.map(document => (
              <option key={document.file} value={document.file}>
                {document.title} ({document.route})
              </option>
            ))}
          </select>
          <p>It is added at the end of that page, which opens. Save it there.</p>
        </DialogForm>
      )}
    </>
  )
}

/** Whether a document has sections, of the kind that a type can be used on. */
const takes = ({ kind }: ListedDocument, on: readonly string[] = ['page', 'post']): boolean =>
  (kind === 'page' && on.includes('page')) || (kind === 'template' && on.includes('post'))

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
function OutlineRow({
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

/** Whether visitors do not see a section. It may be anything while its author writes. */
const isHidden = (section: unknown): boolean => Object(section).hidden === true

/** The indexes of the sections of a document that its page shows. */
export function shownIndexes(document: unknown): number[] {
  const { sections } = Object(document)
  return Array.isArray(sections) ? sections.flatMap((section, index) => (isHidden(section) ? [] : index)) : []
}

/** What buttons and screen readers call a section. @param index its place in the document */
const nameOfSection = (section: unknown, index: number): string =>
  `${wordsOf(String(Object(section).type))} ${index + 1}`
