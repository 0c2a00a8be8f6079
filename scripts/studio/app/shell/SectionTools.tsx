import { type RefObject, useState } from 'react'
import type { Path } from '../../../../schema/problems/problem.ts'
import { FormToolbar } from '../form/FormToolbar.tsx'
import { OverPage } from '../frame/OverPage.tsx'
import { AddSectionDialog } from './AddSectionDialog.tsx'
import { firstField } from './PageText.tsx'
import { nameOfSection, type SectionEdits, sectionsOf, sectionTools, shownIndexes } from './sectionEdits.ts'

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
  /** Begins to write in a text of the section. */
  onWrite(path: Path): void
}

/** The tools of the selected section next to it on the page. One that is hidden has them in the outline alone. */
export function SectionTools({ frame, document, index, kind, edits, file, onWrite }: SectionToolsProps) {
  const [isAdding, setAdding] = useState(false)
  const sections = sectionsOf(document)
  const place = shownIndexes(document).indexOf(index)
  if (place < 0) return null
  const find = (page: Document) => page.querySelectorAll('#main > [data-section]')[place]
  const writing = {
    id: 'write',
    sign: 'Write',
    name: 'Write on the page',
    use: () => {
      const page = frame.current?.contentDocument
      const first = page && firstField(file, find(page))
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
