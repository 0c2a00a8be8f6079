import { useId, useState } from 'react'
import type { ListedDocument } from '../../documents/listDocuments.ts'
import type { FormDescription } from '../../fields/describeForms.ts'
import { wordsOf } from '../../fields/labels.ts'
import type { SiteList } from '../../Studio.ts'
import { DialogForm } from '../documents/DialogForm.tsx'

interface CopySectionProps {
  section: unknown
  forms: FormDescription
  list: SiteList
  /** The file of the page that has it. */
  current: string
  onCopy(file: string): void
}

/** A button that asks for another page, at whose end a copy of a section is to stand. */
export function CopySection({ section, forms, list, current, onCopy }: CopySectionProps) {
  const [isAsking, setAsking] = useState(false)
  const [file, setFile] = useState('')
  const id = useId()
  const type = String(Object(section).type)
  const name = wordsOf(type)
  const fitting = list.documents
    .filter(document => document.file !== current && takes(document, forms.limits[type]?.on))
    .sort((one, other) => one.title.localeCompare(other.title))
  const copy = async () => {
    setAsking(false)
    onCopy(file)
  }
  return (
    <>
      <button type="button" aria-label={`Copy ${name} to another page`} onClick={() => setAsking(true)}>
        Copy to another page
      </button>
      {isAsking && (
        <DialogForm
          title={`Copy “${name}” to another page`}
          action="Copy it"
          isReady={file !== ''}
          onSubmit={copy}
          onClose={() => setAsking(false)}
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
          <p>It is added at the end of that page, which opens. Save it there.</p>
        </DialogForm>
      )}
    </>
  )
}

/** Whether a document has sections, of the kind that a type can be used on. */
const takes = ({ kind }: ListedDocument, on: readonly string[] = ['page', 'post']): boolean =>
  (kind === 'page' && on.includes('page')) || (kind === 'template' && on.includes('post'))
