import { type ReactNode, useState } from 'react'
import { choiceLabel } from '../../../../schema/model/fieldLabel.ts'
import { ALT_KEY, EMPTY } from '../../../../schema/model/fields.ts'
import type { SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Path } from '../../../../schema/problems/problem.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import { controlOf } from '../form/controlOf.ts'
import { useForm } from '../form/FieldFrame.tsx'
import { GroupFields } from '../form/ListField.tsx'
import { Thumbnail } from '../pictures/PictureDialog.tsx'
import { textIn, valueIn, withoutLineBreaks } from './cellText.ts'
import styles from './grid.module.css'
import { altPathOf, type CellPlace, type GridColumn } from './gridModel.ts'

interface CellProps {
  column: GridColumn
  value: unknown
  path: Path
  place: CellPlace
  name: string
  /** What its row is dragged by. */
  handle: ReactNode
  /** Whether it is among several that are selected. */
  isChosen: boolean
  /** Whether its field is shown in a dialog. */
  isOpen: boolean
  onWrite(value: unknown): void
  onOpen(): void
}

/** A cell. The first one of a row heads it. */
export function Cell({ path, place, handle, isChosen, ...cell }: CellProps) {
  const { column } = cell
  const { idOf, problemsBelow } = useForm()
  const id = idOf(path)
  const problems = [path, ...altPathOf(column, path)].flatMap(problemsBelow)
  const Tag = place.column === 0 ? 'th' : 'td'
  return (
    <Tag
      scope={place.column === 0 ? 'row' : undefined}
      data-place={`${place.row} ${place.column}`}
      data-control={controlOf(column.node)}
      data-numeric={column.isNumeric || undefined}
      data-long={(column.isLong && place.column > 0) || undefined}
      data-chosen={isChosen || undefined}
    >
      {handle}
      <CellControl
        {...cell}
        control={{
          // While its field is shown in a dialog, that has the id.
          id: cell.isOpen ? undefined : id,
          'aria-label': cell.name,
          'aria-describedby': problems.length > 0 ? `${id}-cell-problems` : undefined,
          'aria-invalid': problems.some(({ severity }) => severity === 'error'),
          'aria-required': column.isRequired,
        }}
      />
    </Tag>
  )
}

interface CellControlProps extends Omit<CellProps, 'path' | 'place' | 'handle' | 'isChosen'> {
  control: {
    id: string | undefined
    'aria-label': string
    'aria-describedby': string | undefined
    'aria-invalid': boolean
    'aria-required': boolean
  }
}

function CellControl({ control, ...cell }: CellControlProps) {
  const { column, value, name, onWrite, onOpen } = cell
  const { node } = column
  switch (controlOf(node)) {
    case 'richText':
    case 'picture':
    case 'list':
    case 'choices': {
      const { 'aria-required': _, 'aria-invalid': __, 'aria-label': ___, ...button } = control
      const words = textIn(value, node)
      const isPicture = controlOf(node) === 'picture' && words !== ''
      return (
        <button
          {...button}
          type="button"
          className={styles.opener}
          aria-label={`${name}: ${words || 'empty'}`}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {isPicture ? <Thumbnail path={words} /> : words || '…'}
        </button>
      )
    }
    case 'choice':
      return <ChoiceCell {...cell} control={control} />
    case 'switch': {
      const { 'aria-required': _, ...box } = control
      return (
        <input
          {...box}
          type="checkbox"
          checked={value === undefined ? node.meta.default === true : value === true}
          onChange={event => onWrite(event.target.checked)}
        />
      )
    }
    case 'date':
      // What is no day is shown as it is written.
      if (value === undefined || value === '' || /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
        return (
          <input
            {...control}
            type="date"
            value={String(value ?? '')}
            onChange={event => onWrite(event.target.value || undefined)}
          />
        )
      return <TextCell {...cell} control={control} />
    default:
      return (
        <>
          <TextCell {...cell} control={control} />
          {opensBeside(node) && (
            <button
              type="button"
              tabIndex={-1}
              className={styles.chooser}
              aria-label={`Choose: ${name}`}
              aria-haspopup="dialog"
              onClick={onOpen}
            >
              …
            </button>
          )}
        </>
      )
  }
}

/** A line of text, or a number as its author writes it. Another way to write it is shown once the cell is left. */
function TextCell({ column: { node }, value, control, onWrite }: CellControlProps) {
  const { list } = useForm()
  const [draft, setDraft] = useState<{ text: string; meaning: string }>()
  const shown = textIn(value, node)
  const isText = !['number', 'date'].includes(controlOf(node))
  const write = (written: string) => {
    const text = withoutLineBreaks(written)
    const plain = text === '' ? undefined : text
    const meant = isText ? plain : valueIn(text, node, list.locale)
    setDraft({ text, meaning: textIn(meant, node) })
    onWrite(meant)
  }
  return (
    <textarea
      {...control}
      rows={1}
      inputMode={controlOf(node) === 'number' ? 'decimal' : undefined}
      aria-keyshortcuts={opensBeside(node) ? 'F2' : undefined}
      value={draft?.meaning === shown ? draft.text : shown}
      placeholder={node.meta[EMPTY]}
      onChange={event => write(event.target.value)}
      onBlur={() => setDraft(undefined)}
    />
  )
}

function ChoiceCell({ column: { node, isRequired: isNeeded }, value, control, onWrite }: CellControlProps) {
  const choices = node.choices ?? []
  const isKnown = choices.some(choice => choice === value)
  return (
    <select
      {...control}
      value={String(value ?? '')}
      onChange={event => onWrite(event.target.value || undefined)}
    >
      {(!isNeeded || value === undefined) && <option value="">As usual</option>}
      {value !== undefined && !isKnown && <option value={String(value)}>{String(value)}</option>}
      {choices.map(choice => (
        <option key={choice} value={choice}>
          {choiceLabel(choice, node)}
        </option>
      ))}
    </select>
  )
}

interface HeadingCellProps {
  place: CellPlace
  path: Path
  name: string
  value: string
  isChosen: boolean
  onWrite(text: string): void
}

export function HeadingCell({ place, path, name, value, isChosen, onWrite }: HeadingCellProps) {
  const { idOf, problemsAt } = useForm()
  const id = idOf(path)
  const problems = problemsAt(path)
  return (
    <div data-place={`${place.row} ${place.column}`} data-chosen={isChosen || undefined}>
      <textarea
        id={id}
        rows={1}
        aria-label={name}
        aria-required
        aria-describedby={problems.length > 0 ? `${id}-cell-problems` : undefined}
        aria-invalid={problems.some(({ severity }) => severity === 'error')}
        value={value}
        onChange={event => onWrite(event.target.value)}
      />
    </div>
  )
}

interface CellDialogProps {
  title: string
  column: GridColumn
  row: SchemaNode
  value: unknown
  path: Path
  onClose(): void
}

/** The field of a cell for which there is no room in the grid. */
export function CellDialog({ title, column, row, value, path, onClose }: CellDialogProps) {
  const keys = [String(column.path.at(-1)), column.node.meta[ALT_KEY] ?? []].flat()
  const fields = Object.entries(row.fields ?? {}).filter(([key]) => keys.includes(key))
  return (
    <Dialog title={title} onClose={onClose}>
      <GroupFields node={{ ...row, fields: Object.fromEntries(fields) }} value={value} path={path} />
      <Actions>
        <button type="button" data-kind="primary" onClick={onClose}>
          Done
        </button>
      </Actions>
    </Dialog>
  )
}

/** Whether a cell is opened by F2, or the button next to its text: something can be chosen for it in a dialog. */
export const opensBeside = (node: SchemaNode | undefined): boolean =>
  node !== undefined && ['link', 'icon'].includes(controlOf(node))
