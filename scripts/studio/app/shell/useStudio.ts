import { createContext, type Dispatch, use } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { useIds } from '../form/ListField.tsx'
import type { Documents } from '../state/useDocuments.ts'
import { sectionsOf } from './sectionEdits.ts'

/** What every part of the studio can ask and do. */
export interface Studio {
  list: CallOutput<'list'>
  documents: Documents
  view: StudioView
  dispatch: Dispatch<ViewAction>
  /** Opens a document. @param path shows this field of it */
  open(file: string, path?: Path): void
}

export const StudioContext = createContext<Studio | undefined>(undefined)

export function useStudio(): Studio {
  const studio = use(StudioContext)
  if (!studio) throw new Error('This must be in the studio')
  return studio
}

/** A text of the page in which is written, and where in the page the caret goes. */
export interface PlaceOfText {
  path: Path
  at?: { left: number; top: number } | undefined
  /** Files that were dropped there. */
  files?: File[] | undefined
}

/** What an author looks at. */
export interface StudioView {
  /** Of the page in its frame; undefined for that of a large screen. */
  width?: number | undefined
  /** On which the page is shown; undefined for now. */
  day?: string | undefined
  /** The selected section. What tells it from the others is known once it is there. */
  selection?: { file: string; index: number; id?: string | undefined } | undefined
  writing?: PlaceOfText | undefined
  /** The field that is to have the focus. It may be in a form that is not rendered yet. */
  wanted?: { file: string; path: Path }
  /** What is said above the page, such as why files were not taken. */
  hint?: string | undefined
}

export type ViewAction =
  /** It begins with its first section. */
  | { type: 'opened'; file: string }
  | { type: 'sectionSelected'; file: string | undefined; index: number | undefined }
  /** Where the selected section is now; −1 for nowhere. */
  | { type: 'sectionFound'; file: string; index: number; id: string | undefined }
  | { type: 'fieldShown'; file: string; path: Path }
  | { type: 'writing'; place: PlaceOfText | undefined }
  | { type: 'hinted'; hint: string | undefined }
  | { type: 'widthChosen'; width: number | undefined }
  | { type: 'dayChosen'; day: string | undefined }

/** What is written in a text of the page ends with whatever may give that text another place. */
export function viewReducer(view: StudioView, action: ViewAction): StudioView {
  switch (action.type) {
    case 'opened':
      return { ...view, selection: { file: action.file, index: 0 }, writing: undefined, hint: undefined }
    case 'sectionSelected': {
      const { file, index } = action
      const selection = file === undefined || index === undefined ? undefined : { file, index }
      return { ...view, selection, writing: undefined, hint: undefined }
    }
    case 'sectionFound': {
      const { file, index, id } = action
      const writing = index === view.selection?.index ? view.writing : undefined
      return { ...view, selection: index < 0 ? undefined : { file, index, id }, writing }
    }
    case 'fieldShown': {
      const { file, path } = action
      const [list, index] = path
      const selection = list === 'sections' && typeof index === 'number' ? { file, index } : undefined
      return { ...view, selection, wanted: { file, path }, writing: undefined }
    }
    case 'writing':
      return { ...view, writing: action.place, hint: undefined }
    case 'hinted':
      return { ...view, hint: action.hint }
    case 'widthChosen':
      return { ...view, width: action.width }
    case 'dayChosen':
      return { ...view, day: action.day, writing: undefined }
  }
}

/**
 * The section that is selected, by its place. It stays selected when others come and go above it: by an undo, or in what
 * somebody else has written. Where it goes itself, nothing is selected.
 * @returns what tells each section of the document from the others, too
 */
export function useSelection(
  { selection }: StudioView,
  dispatch: Dispatch<ViewAction>,
  file: string | undefined,
  document: unknown,
): { section: number | undefined; ids: string[] } {
  const ids = useIds(sectionsOf(document))
  // It may be in a document that is not loaded yet, or has no sections.
  if (!selection || selection.file !== file || ids.length === 0) return { section: undefined, ids }
  const { index, id } = selection
  const place = id === undefined ? index : ids.indexOf(id)
  if (place !== index || id !== ids[place])
    dispatch({ type: 'sectionFound', file, index: place, id: ids[place] })
  return { section: place < 0 ? undefined : place, ids }
}
