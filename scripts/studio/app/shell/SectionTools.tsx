import { type RefObject, useState } from 'react'
import { FormToolbar } from '../form/FormToolbar.tsx'
import { OverPage } from '../frame/OverPage.tsx'
import type { EditedDocument, Places } from '../state/studioState.ts'
import { AddSectionDialog } from './AddSectionDialog.tsx'
import { firstField } from './PageText.tsx'
import {
  isHiddenSection,
  nameOfSection,
  type SectionEdits,
  sectionsOf,
  sectionTools,
} from './sectionEdits.ts'
import { useStudio } from './useStudio.ts'

interface SectionToolsProps {
  frame: RefObject<HTMLIFrameElement | null>
  document: EditedDocument
  value: unknown
  /** The section that is selected. */
  index: number
  kind: 'page' | 'post'
  edits: SectionEdits
  places: Places
}

/** The tools of the selected section next to it on the page. One that is hidden has them in the outline alone. */
export function SectionTools({ frame, document, value, index, kind, edits, places }: SectionToolsProps) {
  const { dispatch } = useStudio()
  const [isAdding, setAdding] = useState(false)
  const sections = sectionsOf(value)
  const place = places.sections.indexOf(index)
  // One that was just added is on its way to the page.
  if (isHiddenSection(sections[index]) || (place < 0 && document.isShownOlder)) return null
  const find = (page: Document) => page.querySelectorAll('#main > [data-section]')[place]
  const writing = {
    id: 'write',
    sign: 'Write',
    name: 'Write on the page',
    use: () => {
      const page = frame.current?.contentDocument
      const found = page && firstField(document.file, find(page))
      const path = found && places.inDocument(found)
      if (path) dispatch({ type: 'writing', place: { path } })
    },
  }
  const adding = {
    id: 'add',
    sign: 'Add below',
    name: 'Add a section below',
    use: () => setAdding(true),
  }
  return (
    <OverPage isAtEnd frame={frame} find={find}>
      <FormToolbar
        label={`${nameOfSection(sections[index], index)}, on the page`}
        tools={[writing, ...sectionTools(edits, sections, index), adding]}
      />
      {isAdding && (
        <AddSectionDialog
          kind={kind}
          onAdd={section => edits.insert(index + 1, section)}
          onClose={() => setAdding(false)}
        />
      )}
    </OverPage>
  )
}
