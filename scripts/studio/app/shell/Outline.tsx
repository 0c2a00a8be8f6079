import { useId, useState } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { summaryOf } from '../../site/labels.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import { DialogForm } from '../dialog/Dialog.tsx'
import { FormToolbar, type ToolbarButton } from '../form/FormToolbar.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import { AddSectionDialog } from './AddSectionDialog.tsx'
import styles from './outline.module.css'
import { isHiddenSection, isUsableOn, nameOfSection, sectionEdits, sectionTools } from './sectionEdits.ts'
import { useStudio } from './useStudio.ts'

interface OutlineProps {
  document: EditedDocument
  sections: readonly unknown[]
  /** That of each section. It keeps its id when it moves, so that the focus stays on it. */
  ids: string[]
  kind: 'page' | 'post'
  selected: number | undefined
  onSelect(section: number | undefined): void
  /** Copies a section to another page. */
  onCopy(section: unknown, file: string): void
}

/** The sections of a page, from top to bottom: to be selected, moved, duplicated, hidden, removed and added. */
export function Outline(props: OutlineProps) {
  const { document, sections, ids, kind, selected, onSelect, onCopy } = props
  const { documents } = useStudio()
  const [isAdding, setAdding] = useState(false)
  const edits = sectionEdits(document.text, documents.edit, onSelect)
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 id="outline">Sections</h2>
      <button
        type="button"
        data-kind="entry"
        aria-current={selected === undefined ? 'true' : undefined}
        onClick={() => onSelect(undefined)}
      >
        The page itself: title, address, dates
      </button>
      <ol className={styles.rows}>
        {sections.map((section, index) => (
          <OutlineRow
            key={ids[index]}
            index={index}
            section={section}
            isSelected={index === selected}
            problems={document.problems.filter(({ path }) => path[0] === 'sections' && path[1] === index)}
            onSelect={() => onSelect(index)}
            tools={sectionTools(edits, sections, index, nameOfSection(section, index))}
            onCopy={file => onCopy(section, file)}
          />
        ))}
      </ol>
      <button type="button" onClick={() => setAdding(true)}>
        Add a section
      </button>
      {isAdding && (
        <AddSectionDialog
          kind={kind}
          onAdd={section => edits.insert(selected === undefined ? sections.length : selected + 1, section)}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}

interface CopyDialogProps {
  section: unknown
  onCopy(file: string): void
  onClose(): void
}

/** Asks for another page, at whose end a copy of a section is to stand. */
function CopyDialog({ section, onCopy, onClose }: CopyDialogProps) {
  const { list, documents } = useStudio()
  const [file, setFile] = useState('')
  const id = useId()
  const type = String(Object(section).type)
  const name = keyAsLabel(type)
  const fitting = list.documents
    .filter(document => document.file !== documents.current?.file && takes(document, type))
    .sort((one, other) => one.title.localeCompare(other.title))
  const copy = async () => {
    onClose()
    onCopy(file)
  }
  return (
    <DialogForm
      title={`Copy “${name}” to another page`}
      action="Copy it"
      isReady={file !== ''}
      onSubmit={copy}
      onClose={onClose}
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
      <p>It is added at the end of that page, which opens.</p>
    </DialogForm>
  )
}

/** Whether a document has sections, and those of a type can be among them. */
const takes = ({ kind }: ListedDocument, type: string): boolean =>
  (kind === 'page' && isUsableOn('page', type)) || (kind === 'template' && isUsableOn('post', type))

interface OutlineRowProps {
  /** Its place in the document. */
  index: number
  section: unknown
  isSelected: boolean
  problems: readonly Problem[]
  onSelect(): void
  tools: readonly ToolbarButton[]
  onCopy(file: string): void
}

/** What its form explains. */
const STATUS = { error: 'has a mistake', warning: 'has advice' }

/** One section in the outline. */
function OutlineRow({ index, section, isSelected, problems, onSelect, tools, onCopy }: OutlineRowProps) {
  const [isCopying, setCopying] = useState(false)
  const type = keyAsLabel(String(Object(section).type))
  const name = nameOfSection(section, index)
  const copy = {
    id: 'copy',
    sign: 'Copy to another page',
    name: `Copy ${type} to another page`,
    use: () => setCopying(true),
  }
  const severity = problems.some(problem => problem.severity === 'error') ? 'error' : 'warning'
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <button
        type="button"
        data-kind="entry"
        className={styles.name}
        aria-current={isSelected ? 'true' : undefined}
        onClick={onSelect}
      >
        <b>{type}</b>
        <small>{summaryOf(section)}</small>
        {isHiddenSection(section) && <small>hidden</small>}
        {problems.length > 0 && <em data-severity={severity}>{STATUS[severity]}</em>}
      </button>
      {isSelected && (
        <div className={styles.buttons}>
          <FormToolbar label={name} tools={[...tools, copy]} />
        </div>
      )}
      {isCopying && <CopyDialog section={section} onCopy={onCopy} onClose={() => setCopying(false)} />}
    </li>
  )
}
