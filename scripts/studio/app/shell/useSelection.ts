import { useCallback, useState } from 'react'
import { useIds } from '../form/ListField.tsx'
import { sectionsOf } from './sectionEdits.ts'

interface Selection {
  file: string
  index: number
  /** What tells the section from the others. It is known once the section is there. */
  id: string | undefined
}

interface Selected {
  section: number | undefined
  /** What tells each section of the document from the others. */
  ids: string[]
  select(file: string | undefined, index: number | undefined): void
}

/**
 * The section that is selected, by its place. It stays selected when others come and go above it: by an undo, or in what
 * somebody else has saved. Where it goes itself, nothing is selected.
 * @param onMoved called while rendering when it has another place
 */
export function useSelection(file: string | undefined, document: unknown, onMoved: () => void): Selected {
  const ids = useIds(sectionsOf(document))
  const [selection, setSelection] = useState<Selection>()
  const select = useCallback(
    (file: string | undefined, index: number | undefined) =>
      setSelection(file === undefined || index === undefined ? undefined : { file, index, id: undefined }),
    [],
  )
  // It may be in a document that is not loaded yet.
  if (!selection || selection.file !== file) return { section: undefined, ids, select }
  const { index, id } = selection
  const place = id === undefined ? index : ids.indexOf(id)
  if (place < 0) setSelection(undefined)
  else if (place !== index || id !== ids[place]) setSelection({ file, index: place, id: ids[place] })
  if (place !== index) onMoved()
  return { section: place < 0 ? undefined : place, ids, select }
}
