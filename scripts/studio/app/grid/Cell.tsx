import { useState } from 'react'
import { choiceLabel } from '../../../../schema/model/fieldLabel.ts'
import { EMPTY } from '../../../../schema/model/fields.ts'
import type { SchemaNode } from '../../../../schema/model/schemaNode.ts'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { parseRichText } from '../../../../schema/richText/parseRichText.ts'
import { plainText } from '../../../../schema/richText/plainText.ts'
import { Thumbnail } from '../files/Thumbnail.tsx'
import { type Control, controlOf } from '../form/controlOf.ts'
import { textIn, valueIn, withoutLineBreaks } from './cellText.ts'
import type { CellPlace, Grid } from './Grid.ts'
import styles from './grid.module.css'

interface CellProps {
  grid: Grid
  place: CellPlace
  node: SchemaNode
  /** The id by which the form finds it. */
  id: string
  name: string
  isSelected: boolean
  /** Whether its field is shown in a dialog, and has its id there. */
  isOpen: boolean
  problems: readonly Problem[]
  write(value: unknown): void
  open(): void
}

/** What has no room in a cell is shown in a dialog. */
const OPENED: readonly Control[] = ['richText', 'picture', 'document', 'list', 'choices']

/** Whether something can be chosen for the text of a cell in a dialog, by F2 or the button next to it. */
export const opensBeside = (node: SchemaNode | undefined): boolean =>
  node !== undefined && ['link', 'icon', 'date'].includes(controlOf(node))

/** A cell: a text, or what a value is chosen in. The first cell of a row is its header. */
export function Cell({ grid, place, node, isSelected, ...cell }: CellProps) {
  const { row, column } = place
  const Tag = row < 0 || column === 0 ? 'th' : 'td'
  const rowScope = column === 0 ? 'row' : undefined
  const { id, name, isOpen, problems, write, open } = cell
  const { locale } = grid.list
  // What its author writes, while it is meant otherwise, such as a number or a day.
  const [draft, setDraft] = useState<{ text: string; meaning: string }>()
  const control = controlOf(node)
  const value = grid.valueAt(place)
  const shown = textIn(value, node, locale)
  const isInvalid = problems.some(({ severity }) => severity === 'error')
  const named = {
    id: isOpen ? undefined : id,
    'aria-label': name,
    'aria-describedby': problems.length > 0 ? problemsId(id) : undefined,
  }
  const isRequired = row < 0 || grid.columns[column]?.isRequired === true
  const field = { ...named, 'aria-invalid': isInvalid, 'aria-required': isRequired }

  const writeText = (entered: string) => {
    const text = withoutLineBreaks(entered)
    const hasMeaning = control === 'number' || control === 'date'
    const meant = hasMeaning ? valueIn(text, node, locale) : text || undefined
    setDraft({ text, meaning: textIn(meant, node, locale) })
    write(meant)
  }
  const inside = () => {
    if (OPENED.includes(control)) {
      const words = control === 'richText' ? plainText(parseRichText(shown, 'blocks')) : shown
      return (
        <button
          {...named}
          type="button"
          className={styles.opener}
          aria-label={`${name}: ${words || 'empty'}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {control === 'picture' && shown !== '' ? <Thumbnail path={shown} /> : words || '…'}
        </button>
      )
    }
    if (control === 'switch') {
      const isOn = value === undefined ? node.meta.default === true : value === true
      const change = () => write(!isOn)
      return <input {...named} type="checkbox" aria-invalid={isInvalid} checked={isOn} onChange={change} />
    }
    if (control === 'choice')
      return (
        <select
          {...field}
          value={String(value ?? '')}
          onChange={event => write(event.target.value || undefined)}
        >
          {(!isRequired || value === undefined) && <option value="">As usual</option>}
          {[...new Set([...(node.choices ?? []), ...(value === undefined ? [] : [String(value)])])].map(
            choice => (
              <option key={choice} value={choice}>
                {choiceLabel(choice, node)}
              </option>
            ),
          )}
        </select>
      )
    return (
      <>
        <textarea
          {...field}
          rows={1}
          inputMode={control === 'number' ? 'decimal' : undefined}
          aria-keyshortcuts={opensBeside(node) ? 'F2' : undefined}
          value={draft?.meaning === shown ? draft.text : shown}
          placeholder={node.meta[EMPTY]}
          onChange={event => writeText(event.target.value)}
          onBlur={() => setDraft(undefined)}
        />
        {opensBeside(node) && (
          <button
            type="button"
            tabIndex={-1}
            data-kind="quiet"
            className={styles.chooser}
            aria-label={`Choose: ${name}`}
            aria-haspopup="dialog"
            onClick={open}
          >
            …
          </button>
        )}
      </>
    )
  }
  return (
    <Tag
      scope={row < 0 ? 'col' : rowScope}
      data-place={`${row} ${column}`}
      data-numeric={grid.columns[column]?.isNumeric || undefined}
      data-invalid={isInvalid || undefined}
      aria-selected={isSelected}
      style={row < 0 ? widthOf(grid.columns[column], column) : undefined}
    >
      {inside()}
    </Tag>
  )
}

/** How wide a column is at least: as its longest text, up to a few words. The first one is narrower, since it stays in view. */
export const widthOf = (column: Grid['columns'][number] | undefined, index: number) => ({
  minInlineSize: `calc(${Math.min(column?.longest ?? 0, index === 0 ? 12 : 17)}ch + 16px)`,
})

/** The id of the element that says what is wrong with a cell. */
export const problemsId = (id: string): string => `${id}-cell-problems`
