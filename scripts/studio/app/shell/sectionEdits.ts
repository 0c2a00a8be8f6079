import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import { definitionOf, sectionTypes } from '../../../../schema/section.ts'
import { insertItem, moveItem, removeValue, setValue } from '../../../../schema/text/edit.ts'
import type { ToolbarButton } from '../form/FormToolbar.tsx'

const LIST = ['sections']

/** The keys with which every section begins. */
const ORDER = ['type', 'id', 'hidden']

/** What can be done with the sections of a page. Each is one step that can be undone. */
export interface SectionEdits {
  move(from: number, to: number): void
  insert(index: number, section: unknown): void
  /** Hides a section, or shows it again. */
  hide(index: number, section: unknown): void
  remove(index: number): void
}

/** @param text the document */
export const sectionEdits = (
  text: string,
  onEdit: (text: string, field: string) => void,
  onSelect: (section: number | undefined) => void,
): SectionEdits => ({
  move(from, to) {
    onEdit(moveItem(text, LIST, from, to), `moved ${Date.now()}`)
    onSelect(to)
  },
  insert(index, section) {
    onEdit(insertItem(text, LIST, index, section), `inserted ${Date.now()}`)
    onSelect(index)
  },
  hide(index, section) {
    const path = [...LIST, index, 'hidden']
    onEdit(
      isHiddenSection(section) ? removeValue(text, path) : setValue(text, path, true, ORDER),
      `hidden ${Date.now()}`,
    )
  },
  remove(index) {
    onEdit(removeValue(text, [...LIST, index]), `removed ${Date.now()}`)
    onSelect(undefined)
  },
})

/** Whether visitors do not see a section. It may be anything while its author writes. */
export const isHiddenSection = (section: unknown): boolean => Object(section).hidden === true

/** The sections of a document, if it has any. */
export const sectionsOf = (document: unknown): readonly unknown[] => {
  const { sections } = Object(document)
  return Array.isArray(sections) ? sections : []
}

/** What buttons and screen readers call a section. @param index its place in the document */
export const nameOfSection = (section: unknown, index: number): string =>
  `${keyAsLabel(String(Object(section).type))} ${index + 1}`

/**
 * The buttons of a section.
 * @param name what they are called by, where there are other sections
 */
export function sectionTools(
  { move, insert, hide, remove }: SectionEdits,
  sections: readonly unknown[],
  index: number,
  name = '',
): ToolbarButton[] {
  const section = sections[index]
  const verb = isHiddenSection(section) ? 'Show' : 'Hide'
  const named = (before: string, after = '') => [before, name, after].filter(Boolean).join(' ')
  const isOnly = sections.length === 1
  const { id: _, ...copy } = Object(section)
  return [
    {
      id: 'up',
      sign: '↑',
      name: named('Move', 'up'),
      isDisabled: index === 0,
      use: () => move(index, index - 1),
    },
    {
      id: 'down',
      sign: '↓',
      name: named('Move', 'down'),
      isDisabled: index === sections.length - 1,
      use: () => move(index, index + 1),
    },
    {
      id: 'duplicate',
      sign: 'Duplicate',
      name: named('Duplicate'),
      isDisabled:
        limitOf(section) <= sections.filter(one => Object(one).type === Object(section).type).length,
      // Links lead to the first one.
      use: () => insert(index + 1, copy),
    },
    { id: 'hide', sign: verb, name: named(verb), use: () => hide(index, section) },
    { id: 'delete', sign: 'Delete', name: named('Delete'), isDisabled: isOnly, use: () => remove(index) },
  ]
}

/** How many sections of its type a page can have. */
function limitOf(section: unknown): number {
  const type = sectionTypes.find(each => each === Object(section).type)
  return (type && definitionOf(type).use?.limit) ?? Number.POSITIVE_INFINITY
}

/** Whether sections of a type can be on pages, or around posts. */
export function isUsableOn(kind: 'page' | 'post', type: string): boolean {
  const known = sectionTypes.find(each => each === type)
  return ((known && definitionOf(known).use?.on) ?? kind) === kind
}
