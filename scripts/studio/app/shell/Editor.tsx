import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import type { FormDescription } from '../../host/fields/describeForms.ts'
import type { FieldSchema } from '../../host/fields/fieldSchema.ts'
import type { SiteList } from '../../host/Studio.ts'
import { ConflictNotice } from '../conflict/ConflictNotice.tsx'
import { VisibilityField } from '../documents/VisibilityField.tsx'
import { VISIBILITY_KEYS } from '../documents/visibility.ts'
import { Outline } from '../outline/Outline.tsx'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { OtherMistakes } from './OtherMistakes.tsx'
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
  onOpen(file: string): void
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
  onOpen,
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
      <OtherMistakes problems={document.others} list={list} onOpen={onOpen} />
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

interface RestoredNoticeProps {
  document: EditedDocument
  onKeep(): void
  onDiscard(): void
}

/** Offers the work that was not saved when the studio was closed last. It is shown at once, so that nothing can overwrite it. */
function RestoredNotice({ document, onKeep, onDiscard }: RestoredNoticeProps) {
  // The two versions of a conflict are compared before that.
  if (document.restoredFrom === undefined || document.conflict || !isUnsaved(document)) return null
  return (
    <section className={styles.restored} aria-label="Changes that were not saved">
      <p role="status">
        Here are your changes of {timeFormat.format(new Date(document.restoredFrom))}, which were not saved.
      </p>
      <button type="button" onClick={onKeep}>
        Keep them
      </button>
      <button type="button" onClick={onDiscard}>
        Discard them
      </button>
    </section>
  )
}

/** As the author's country writes it. */
const timeFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
