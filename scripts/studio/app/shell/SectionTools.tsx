import { type RefObject, useState } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import { FormToolbar } from '../form/FormToolbar.tsx'
import { OverPage } from '../frame/OverPage.tsx'
import type { Places } from '../state/studioState.ts'
import { AddSectionDialog } from './AddSectionDialog.tsx'
import { firstField } from './PageText.tsx'
import {
  isHiddenSection,
  nameOfSection,
  type SectionEdits,
  sectionsOf,
  sectionTools,
} from './sectionEdits.ts'

interface SectionToolsProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** The value of the document. */
  document: unknown
  /** The section that is selected. */
  index: number
  kind: 'page' | 'post'
  edits: SectionEdits
  /** The document. */
  file: string
  places: Places
  /** Whether the page shows an older version. */
  isShownOlder: boolean
  /** Begins to write in a text of the section. */
  onWrite(path: Path): void
}

/** The tools of the selected section next to it on the page. One that is hidden has them in the outline alone. */
export function SectionTools({
  frame,
  document,
  index,
  kind,
  edits,
  file,
  places,
  isShownOlder,
  onWrite,
}: SectionToolsProps) {
  const [isAdding, setAdding] = useState(false)
  const sections = sectionsOf(document)
  const place = places.sections.indexOf(index)
  // One that was just added is on its way to the page.
  if (isHiddenSection(sections[index]) || (place < 0 && isShownOlder)) return null
  const find = (page: Document) => page.querySelectorAll('#main > [data-section]')[place]
  const writing = {
    id: 'write',
    sign: 'Write',
    name: 'Write on the page',
    use: () => {
      const page = frame.current?.contentDocument
      const found = page && firstField(file, find(page))
      const first = found && places.inDocument(found)
      if (first) onWrite(first)
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
