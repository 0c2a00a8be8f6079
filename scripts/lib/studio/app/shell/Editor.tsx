import type { FormDescription } from '../../describeForms.ts'
import type { ListedDocument } from '../../listDocuments.ts'
import type { SiteList } from '../../Studio.ts'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { VisibilityField } from '../documents/VisibilityField.tsx'
import { VISIBILITY_KEYS } from '../documents/visibility.ts'
import type { FieldSchema } from '../fields/fieldSchema.ts'
import { DocumentForm } from '../form/DocumentForm.tsx'
import { Outline } from '../outline/Outline.tsx'
import { RestoredNotice } from '../restored/RestoredNotice.tsx'
import type { EditedDocument } from '../state/studioState.ts'
import styles from './shell.module.css'

interface EditorProps {
  document: EditedDocument
  /** undefined while its text is no JSON. */
  value: unknown
  kind: ListedDocument['kind']
  forms: FormDescription
  list: SiteList
  section: number | undefined
  onSection(section: number | undefined): void
  onEdit(text: string, field: string): void
  onSettle(text: string): void
  onKeepRestored(): void
  onDiscardRestored(): void
  /** Copies a section to another page. */
  onCopy(section: unknown, file: string): void
}

/** The form of what is selected, below the outline of the page. */
export function Editor({
  document,
  value,
  kind,
  forms,
  list,
  section,
  onSection,
  onEdit,
  onSettle,
  onKeepRestored,
  onDiscardRestored,
  onCopy,
}: EditorProps) {
  // The JSON Schema is plain data of this shape.
  const schema = forms.schemas[kind === 'template' ? 'page' : kind] as FieldSchema
  const sections = Object(value).sections
  const shown =
    Array.isArray(sections) && section !== undefined && section < sections.length ? section : undefined
  const hasVisibility = kind === 'page' || kind === 'post'
  if (value === undefined)
    return (
      <p className={styles.hint} role="alert">
        This document has a mistake that no form can show: {document.problems[0]?.message}{' '}
        {document.problems[0]?.cure}
      </p>
    )
  return (
    <>
      <ConflictNotice document={document} onSettle={onSettle} />
      <RestoredNotice document={document} onKeep={onKeepRestored} onDiscard={onDiscardRestored} />
      {Array.isArray(sections) && (
        <Outline
          document={document}
          sections={sections}
          forms={forms}
          list={list}
          kind={kind === 'template' ? 'post' : 'page'}
          selected={shown}
          onSelect={onSection}
          onEdit={onEdit}
          onCopy={onCopy}
        />
      )}
      <DocumentForm
        document={document}
        value={value}
        schema={schema}
        forms={forms}
        list={list}
        path={shown === undefined ? [] : ['sections', shown]}
        hidden={shown === undefined ? ['sections', ...(hasVisibility ? VISIBILITY_KEYS : [])] : []}
        onEdit={onEdit}
      >
        {shown === undefined && hasVisibility && (
          <VisibilityField
            key={document.file}
            text={document.text}
            value={value}
            schema={schema}
            onEdit={onEdit}
          />
        )}
      </DocumentForm>
    </>
  )
}
