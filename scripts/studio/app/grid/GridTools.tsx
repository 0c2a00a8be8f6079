import { labelOfField } from '../../../../schema/model/fieldLabel.ts'
import type { Path, Problem } from '../../../../schema/problems/problem.ts'
import { editableFields, emptyValue, itemsOf } from '../form/controlOf.ts'
import { Problems, reveal, useForm } from '../form/FieldFrame.tsx'
import { focusFirst, MoveButtons } from '../form/ListField.tsx'
import styles from './grid.module.css'
import {
  altPathOf,
  type CellPlace,
  type Grid,
  type Headings,
  insertOrdered,
  moveOrdered,
  orderedBy,
  pathOf,
  removeOrdered,
} from './gridModel.ts'

interface RowToolsProps {
  /** Begins the ids of the buttons. */
  id: string
  name: string
  row: number
  isLast: boolean
  isFull: boolean
  onMove(to: number): void
  onDuplicate(): void
  onRemove(): void
}

/** What can be done with the row of the cell that has the focus. */
export const RowTools = ({ id, name, row, isLast, isFull, onMove, onDuplicate, onRemove }: RowToolsProps) => (
  <fieldset className={styles.buttons} aria-label="Row">
    <span>{name}</span>
    <MoveButtons
      name={name}
      index={row}
      isLast={isLast}
      id={id}
      onMove={(to, button) => {
        onMove(to)
        requestAnimationFrame(() => focusFirst(`${id}-${button}`, `${id}-up`, `${id}-down`))
      }}
    />
    <button
      type="button"
      id={`${id}-duplicate`}
      aria-label={`Duplicate ${name}`}
      disabled={isFull}
      onClick={onDuplicate}
    >
      Duplicate
    </button>
    <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
      Remove
    </button>
  </fieldset>
)

interface ColumnToolsProps {
  grid: Grid
  headings: Headings
  /** The column of the cell that has the focus. */
  column: number
  onColumn(column: number): void
}

/** What can be done with a column: its fields besides the heading, moving, adding, removing. */
export function ColumnTools({ grid, headings, column, onColumn }: ColumnToolsProps) {
  const form = useForm()
  const name = grid.columns[column]?.name ?? ''
  const { length } = headings.entries
  const id = form.idOf(headings.path)
  const items = itemsOf(headings.node)
  const others = editableFields(items).filter(([key]) => key !== headings.key)
  const change = (edit: (text: string) => string, to: number, focused: string) => {
    form.change(edit, 'columns')
    onColumn(to)
    requestAnimationFrame(() => focusFirst(focused, `${id}-left`, `${id}-right`, `${id}-add`))
  }
  const ordered = () => orderedBy(headings.path, form.at)
  const add = () => {
    form.change(text => insertOrdered(text, ordered(), column + 1, emptyValue(items)), 'columns')
    reveal(form.idOf([...headings.path, column + 1, headings.key]))
  }
  if (column >= length) return null
  return (
    <fieldset className={`${styles.buttons} ${styles.column}`} aria-label="Column">
      <span>{name}</span>
      <MoveButtons
        name={name}
        index={column}
        isLast={column === length - 1}
        id={id}
        isAcross
        onMove={(to, button) =>
          change(text => moveOrdered(text, ordered(), column, to), to, `${id}-${button}`)
        }
      />
      <button
        type="button"
        id={`${id}-add`}
        aria-label={`Add a column after ${name}`}
        disabled={length >= (headings.node.most ?? Number.POSITIVE_INFINITY)}
        onClick={add}
      >
        Add
      </button>
      <button
        type="button"
        aria-label={`Remove the column ${name}`}
        disabled={length === 1}
        onClick={() =>
          change(text => removeOrdered(text, ordered(), column), Math.min(column, length - 2), `${id}-right`)
        }
      >
        Remove
      </button>
      {others.map(([key, field]) => (
        <form.Field
          key={key}
          node={field}
          value={Object(headings.entries[column])[key]}
          path={[...headings.path, column, key]}
          label={`${labelOfField(key, field)}: ${name}`}
        />
      ))}
    </fieldset>
  )
}

interface CellProblemsProps {
  grid: Grid
  nameOf(place: CellPlace): string
  rowNames: readonly string[]
}

/** What is wrong with cells, each with the name of its cell, which leads there. */
export function CellProblems({ grid, nameOf, rowNames: names }: CellProblemsProps) {
  const { idOf, problemsAt, problemsBelow } = useForm()
  const { path, columns, headings } = grid
  const own = problemsAt(path)
  const ofHeadings = headings ? problemsBelow(headings.path) : []
  const found = new Map<string, { name: string; problems: Problem[] }>()
  for (const problem of [...ofHeadings, ...problemsBelow(path).filter(each => !own.includes(each))]) {
    const place = placeOfProblem(grid, problem)
    const isCell = place.row < 0 || columns[place.column]
    const name = isCell ? nameOf(place) : (names[place.row] ?? '')
    const id = idOf(pathOf(grid, place))
    found.set(id, { name, problems: [...(found.get(id)?.problems ?? []), problem] })
  }
  return (
    <ul className={styles.problems}>
      {[...found].map(([id, { name, problems }]) => (
        <li key={id}>
          <button type="button" onClick={() => reveal(id)}>
            {name}
          </button>
          <Problems id={`${id}-cell-problems`} problems={problems} />
        </li>
      ))}
    </ul>
  )
}

/** The cell of a problem. It has no column where the problem is that of the row. */
function placeOfProblem({ path, columns, headings }: Grid, { path: where }: Problem): CellPlace {
  if (headings?.path.every((key, at) => where[at] === key))
    return { row: -1, column: Math.max(0, Number(where[headings.path.length] ?? 0)) }
  const below = where.slice(path.length + 1)
  const isBelow = (place: Path) => place.every((key, at) => below[at] === key)
  const own = columns.findIndex(column => isBelow(column.path))
  const column = own === -1 ? columns.findIndex(each => altPathOf(each, each.path).some(isBelow)) : own
  return { row: Number(where[path.length]), column }
}
