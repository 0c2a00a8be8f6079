import { useId, useState } from 'react'
import type { FoundDocument, OfferedKind } from '../../site/documentCalls.ts'
import { countOf } from '../../site/labels.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import type { Branch } from '../../site/pageTree.ts'
import { call } from '../call.ts'
import { DialogForm, useAnswer } from '../dialog/Dialog.tsx'
import { Foldable } from '../form/FieldFrame.tsx'
import formStyles from '../form/form.module.css'
import { LONGEST_TITLE, TextInput } from '../form/inputs.tsx'
import { Excerpt, FindDialog, titleOfDocument, useFound } from './FindDialog.tsx'
import styles from './shell.module.css'
import { useStudio } from './useStudio.ts'

/** All pages and posts, in the order of the menu; and whatever has the words that are looked for. */
export function PageList() {
  const { list } = useStudio()
  const [words, setWords] = useState('')
  const [status, setStatus] = useState<Status>('all')
  const [isReplacing, setReplacing] = useState(false)
  const wanted = words.trim().toLowerCase()
  const found = useFound(words, false, list)
  const named = list.documents
    .filter(statuses[status].includes)
    .filter(({ title, route }) => `${title} ${route}`.toLowerCase().includes(wanted))
    .sort((one, other) => one.title.localeCompare(other.title))
  const isTree = status === 'all' && wanted === ''
  return (
    <nav aria-label="Pages and posts" data-region="list" tabIndex={-1}>
      <NewPage />
      <input
        type="search"
        aria-label="Search pages and texts"
        placeholder="Search"
        value={words}
        onChange={event => setWords(event.target.value)}
      />
      <select
        aria-label="Show"
        value={status}
        // The options are the keys of `statuses`.
        onChange={event => setStatus(event.target.value as Status)}
      >
        {Object.entries(statuses).map(([key, { name, includes }]) => (
          <option key={key} value={key}>
            {name} ({list.documents.filter(includes).length})
          </option>
        ))}
      </select>
      {isTree ? (
        <Tree />
      ) : (
        <ul>
          {named.map(document => (
            <li key={document.file}>
              <DocumentButton document={document} />
            </li>
          ))}
        </ul>
      )}
      {wanted !== '' && found && <InTexts found={found} />}
      {named.length + (found?.length ?? 0) === 0 && <p role="status">There is nothing of that kind.</p>}
      <button type="button" className={styles.add} onClick={() => setReplacing(true)}>
        Find and replace
      </button>
      {isReplacing && <FindDialog words={words} onClose={() => setReplacing(false)} />}
    </nav>
  )
}

function DocumentButton({ document }: { document: ListedDocument }) {
  const { documents, open } = useStudio()
  return (
    <button
      type="button"
      data-kind="entry"
      aria-current={document.file === documents.current?.file ? 'page' : undefined}
      onClick={() => open(document.file)}
    >
      <b>{document.title}</b>
      <small>{document.kind === 'site' ? 'Name, menu, contact, footer' : document.route}</small>
      <StatusOf document={document} />
    </button>
  )
}

/** The pages as the menu has them. What is below the top level folds; what is shown is always in view. */
function Tree() {
  const { list } = useStudio()
  const site = list.documents.find(({ kind }) => kind === 'site')
  const { menu, others } = list.tree
  return (
    <>
      {site && (
        <ul>
          <li>
            <DocumentButton document={site} />
          </li>
        </ul>
      )}
      <Branches branches={menu} />
      {others.length > 0 && (
        <>
          <h2>Not in the menu</h2>
          <Branches branches={others} />
        </>
      )}
    </>
  )
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  const { list } = useStudio()
  const documents = new Map(list.documents.map(document => [document.file, document]))
  return (
    <ul className={styles.tree}>
      {branches.map(branch => {
        const document = documents.get(branch.file)
        if (!document) return null
        return (
          <li key={branch.file}>
            <DocumentButton document={document} />
            {branch.children.length > 0 && <Below branch={branch} title={document.title} />}
          </li>
        )
      })}
    </ul>
  )
}

/** What belongs to a page: folded, unless it is what its author works on. */
function Below({ branch: { children }, title }: { branch: Branch; title: string }) {
  const current = useStudio().documents.current?.file
  const has = (branch: Branch): boolean => branch.file === current || branch.children.some(has)
  return (
    <Foldable
      isWanted={children.some(has) || children.length <= FEW}
      isEmptyFolded
      label={`${children.length} below ${title}`}
      summary={`${children.length} below`}
    >
      <Branches branches={children} />
    </Foldable>
  )
}

/** As many pages below another as are shown without being asked for. */
const FEW = 15

/** Places of a document that are shown: more of them say no more. */
const MOST = 3

/** Where the words occur within pages. */
function InTexts({ found }: { found: readonly FoundDocument[] }) {
  const { list, open } = useStudio()
  if (found.length === 0) return null
  return (
    <section aria-label="In the texts" className={styles.inTexts}>
      <h2>In the texts</h2>
      <ul>
        {found.map(({ file, places }) => (
          <li key={file}>
            <b>{titleOfDocument(file, list)}</b>
            {places.slice(0, MOST).map(place => (
              <button
                key={place.path.join('.')}
                type="button"
                data-kind="entry"
                onClick={() => open(file, place.path)}
              >
                <small>{place.name}</small>
                <Excerpt place={place} />
              </button>
            ))}
            {places.length > MOST && <small>and {places.length - MOST} more</small>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatusOf({ document: { absence, problems, change } }: { document: ListedDocument }) {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  const words = [errors > 0 && countOf(errors, 'mistake'), change && 'not published', absence].filter(Boolean)
  return words.length > 0 && <em data-severity={errors > 0 ? 'error' : 'warning'}>{words.join(', ')}</em>
}

/** A button that asks what is to be added, adds it as a draft and opens it. */
function NewPage() {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={styles.add} onClick={() => setAsking(true)}>
        New page
      </button>
      {isAsking && <NewPageDialog onClose={() => setAsking(false)} />}
    </>
  )
}

function NewPageDialog({ onClose }: { onClose(): void }) {
  const { open } = useStudio()
  // Without an answer there is nothing to choose, and adding a page says why.
  const { answer: kinds = [] } = useAnswer(() => call('kinds', {}))
  const [kind, setKind] = useState<OfferedKind['kind']>('page')
  const [title, setTitle] = useState('')
  const [parent, setParent] = useState('')
  const name = useId()
  const hasParent = kinds.some(offered => offered.kind === kind && offered.hasParent)
  const add = async () => {
    const chosen = hasParent && parent !== '' ? { parent } : {}
    const { file } = await call('addDocument', { kind, title, ...chosen })
    onClose()
    open(file)
  }
  return (
    <DialogForm title="New page" action="Add it" isReady={/\S/.test(title)} onSubmit={add} onClose={onClose}>
      <fieldset className={styles.kinds} hidden={kinds.length === 0}>
        <legend>What is it?</legend>
        {kinds.map(offered => (
          <label key={offered.kind} data-option>
            <input
              type="radio"
              name={name}
              checked={offered.kind === kind}
              onChange={() => setKind(offered.kind)}
            />
            <b>{offered.name}</b>
            <small>{offered.sentence}</small>
          </label>
        ))}
      </fieldset>
      <TextInput
        label="Title"
        help="Its address follows from the title. You can change both later."
        value={title}
        most={LONGEST_TITLE}
        onChange={setTitle}
      />
      {hasParent && <ParentField parent={parent} onParent={setParent} />}
      <p className={formStyles.help}>It begins as a draft with example texts: only you see it.</p>
    </DialogForm>
  )
}

interface ParentFieldProps {
  /** The file of a page; empty for none. */
  parent: string
  onParent(file: string): void
}

/** The page whose address is the parent of that of a page. */
function ParentField({ parent, onParent }: ParentFieldProps) {
  const { list } = useStudio()
  const id = useId()
  const pages = list.documents
    .filter(({ kind, route }) => kind === 'page' && route !== '/')
    .sort((one, other) => one.route.localeCompare(other.route))
  return (
    <div className={formStyles.field}>
      <label htmlFor={id}>Where does it belong?</label>
      <select id={id} value={parent} onChange={event => onParent(event.target.value)}>
        <option value="">It stands on its own</option>
        {pages.map(({ file, title, route }) => (
          <option key={file} value={file}>
            To “{title}” ({route})
          </option>
        ))}
      </select>
    </div>
  )
}

/** What the list of pages can be narrowed down to. */
const statuses = {
  all: { name: 'All', includes: () => true },
  changed: { name: 'Not published yet', includes: ({ change }: ListedDocument) => change !== undefined },
  drafts: { name: 'Drafts', includes: ({ isDraft }: ListedDocument) => isDraft },
  scheduled: { name: 'Scheduled', includes: ({ isScheduled }: ListedDocument) => isScheduled },
  mistakes: {
    name: 'With mistakes',
    includes: ({ problems }: ListedDocument) => problems.some(({ severity }) => severity === 'error'),
  },
} as const

type Status = keyof typeof statuses
