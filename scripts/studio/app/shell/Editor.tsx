import { useEffect, useRef } from 'react'
import { keyAsLabel } from '../../../../schema/model/fieldLabel.ts'
import type { Problem } from '../../../../schema/problems/problem.ts'
import { schemas } from '../../../../schema/read/parse.ts'
import { summaryOf } from '../../site/labels.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import type { EditedDocument } from '../state/studioState.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { Outline } from './Outline.tsx'
import styles from './shell.module.css'
import { useStudio } from './useStudio.ts'

interface EditorProps {
  document: EditedDocument
  /** undefined while its text is no JSON. */
  value: unknown
  /** Nothing until the list has it. */
  listed: ListedDocument | undefined
  section: number | undefined
  /** What tells each section from the others, wherever it moves. */
  ids: string[]
  onSection(section: number | undefined): void
  /** Copies a section to another page. */
  onCopy(section: unknown, file: string): void
}

/** The form of what is selected, below the outline of the page. */
export function Editor({ document, value, listed, section, ids, onSection, onCopy }: EditorProps) {
  const kind = listed?.kind ?? (document.file.startsWith('_posts/') ? 'post' : 'page')
  const schema = schemas[kind]
  const sections = Object(value).sections
  const shown =
    Array.isArray(sections) && section !== undefined && section < sections.length ? section : undefined
  const id = shown === undefined ? undefined : ids[shown]
  if (value === undefined)
    return (
      <p className={styles.hint} role="alert">
        This document has a mistake that no form can show: {document.problems[0]?.message}{' '}
        {document.problems[0]?.suggestion}
      </p>
    )
  return (
    <>
      {listed?.change?.isConflict && (
        <p data-note="error" role="alert">
          Somebody else has changed the same words of this page, and has published them. Nothing is lost: both
          versions are kept. Press “Not published yet”, and choose which of them stay.
        </p>
      )}
      {Array.isArray(sections) && (
        <div data-region="outline" tabIndex={-1}>
          <Outline
            document={document}
            sections={sections}
            ids={ids}
            kind={kind === 'template' ? 'post' : 'page'}
            selected={shown}
            onSelect={onSection}
            onCopy={onCopy}
          />
        </div>
      )}
      <OtherMistakes problems={document.others} />
      <section className={styles.fields} aria-labelledby="fields" data-region="form" tabIndex={-1}>
        <FormHeading kind={kind} id={id} section={shown === undefined ? undefined : sections[shown]} />
        <DocumentForm
          // What is written in one is not lost when it moves.
          key={id}
          document={document}
          value={value}
          schema={schema}
          path={shown === undefined ? [] : ['sections', shown]}
          hidden={shown === undefined ? ['sections'] : []}
        />
      </section>
    </>
  )
}

/** What the form is of, where it is only a part of a document. */
const WHOLE = {
  page: 'The page itself',
  post: 'The post itself',
  template: 'All posts',
  site: 'Name, menu, contact, footer',
}

interface FormHeadingProps {
  kind: ListedDocument['kind']
  /** That of the section, if it is one. */
  id: string | undefined
  section: unknown
}

/** Says where the author is, and comes into view with a section that was selected on the page. */
function FormHeading({ kind, id, section }: FormHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    const isFromOutline = document.activeElement?.closest('[data-region="outline"]')
    if (id !== undefined && id !== shown.current && !isFromOutline)
      heading.current?.scrollIntoView({ block: 'start' })
    shown.current = id
  }, [id])
  return (
    <h2 id="fields" ref={heading}>
      {section === undefined ? WHOLE[kind] : keyAsLabel(String(Object(section).type))}{' '}
      {section !== undefined && <small>{summaryOf(section)}</small>}
    </h2>
  )
}

/** As many as can be read at a glance. */
const MOST = 5

/** What the document that is edited would break on other pages, such as a link to a section that it no longer has, and where they say something else. */
function OtherMistakes({ problems }: { problems: readonly Problem[] }) {
  const { list, open } = useStudio()
  if (problems.length === 0) return null
  const more = problems.length - MOST
  const hasErrors = problems.some(({ severity }) => severity === 'error')
  return (
    <section
      className={styles.others}
      data-note={hasErrors ? 'error' : 'warning'}
      aria-label={hasErrors ? 'Mistakes on other pages' : 'What other pages say'}
    >
      <p role="status">
        {hasErrors
          ? 'With this change, there would be mistakes elsewhere:'
          : 'Other pages should be looked at, too:'}
      </p>
      <ul>
        {problems.slice(0, MOST).map(({ file, line, column, message, suggestion }) => {
          const document = list.documents.find(listed => listed.file === file)
          const title = document?.title ?? file
          return (
            <li key={`${file} ${line} ${column} ${message}`}>
              On “{title}”: {message} {suggestion}{' '}
              {document && (
                <button type="button" aria-label={`Open it: ${title}`} onClick={() => open(file)}>
                  Open it
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {more > 0 && <p>There are {more} more.</p>}
    </section>
  )
}
