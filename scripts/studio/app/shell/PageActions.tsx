import { useEffect, useRef, useState } from 'react'
import type { Dependents, LinkingDocument } from '../../host/documents/knownDocuments.ts'
import type { ListedDocument } from '../../host/documents/listDocuments.ts'
import { call } from '../call.ts'
import { DialogForm, Failure, useTask } from '../dialog/Dialog.tsx'
import formStyles from '../form/form.module.css'
import { LONGEST_TITLE, TextInput } from '../form/inputs.tsx'
import styles from './shell.module.css'

interface PageActionsProps {
  document: ListedDocument
  /** Its title as its author has written it. */
  title: string
  /** Whether there are changes that are not saved. */
  isUnsaved: boolean
  onOpen(file: string): void
  /** Is told that a document is no longer in its place. */
  onGone(file: string): void
  /** Is told of a document that is in the bin now. */
  onDeleted(deleted: { id: string; title: string }): void
}

/** What can be done with a page or a post as a whole. */
export function PageActions(props: PageActionsProps) {
  const { document, title, isUnsaved, onOpen, onGone, onDeleted } = props
  const [asking, setAsking] = useState<'duplicate' | 'rename' | 'delete'>()
  const close = () => setAsking(undefined)
  if (document.kind === 'site' || document.kind === 'template') return null
  const name = `“${title}”`
  return (
    <div className={styles.pageActions}>
      <button type="button" aria-label={`Duplicate ${name}`} onClick={() => setAsking('duplicate')}>
        Duplicate
      </button>
      <button type="button" aria-label={`Rename ${name}`} onClick={() => setAsking('rename')}>
        Rename
      </button>
      {document.route !== '/' && (
        <button type="button" aria-label={`Delete ${name}`} onClick={() => setAsking('delete')}>
          Delete
        </button>
      )}
      {asking === 'duplicate' && (
        <DuplicateDialog file={document.file} title={title} onOpen={onOpen} onClose={close} />
      )}
      {asking === 'rename' && (
        <RenameDialog
          document={document}
          title={title}
          isUnsaved={isUnsaved}
          onRenamed={file => {
            onGone(document.file)
            onOpen(file)
          }}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <DeleteDialog
          file={document.file}
          title={title}
          onDeleted={id => {
            onGone(document.file)
            onDeleted({ id, title })
          }}
          onClose={close}
        />
      )}
    </div>
  )
}

interface DuplicateDialogProps {
  file: string
  title: string
  onOpen(file: string): void
  onClose(): void
}

/** Asks for the title of a copy, makes it and opens it. */
function DuplicateDialog({ file, title: original, onOpen, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(`${original} (copy)`.slice(0, LONGEST_TITLE))
  const duplicate = async () => {
    const copy = await call('duplicateDocument', { file, title })
    onClose()
    onOpen(copy.file)
  }
  return (
    <DialogForm
      title={`Duplicate “${original}”`}
      action="Make the copy"
      isReady={/\S/.test(title)}
      onSubmit={duplicate}
      onClose={onClose}
    >
      <TextInput label="Title of the copy" value={title} most={LONGEST_TITLE} onChange={setTitle} />
      <p className={formStyles.help}>The copy begins as a draft: only you see it.</p>
    </DialogForm>
  )
}

interface DeleteDialogProps {
  file: string
  title: string
  /** Is given the document's id in the bin. */
  onDeleted(id: string): void
  onClose(): void
}

/** Shows what links to a document before it goes into the bin. */
function DeleteDialog({ file, title, onDeleted, onClose }: DeleteDialogProps) {
  const [dependents, setDependents] = useState<Dependents>()
  const { failure, run } = useTask()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once, when it opens
  useEffect(() => {
    run(async () => setDependents(await call('dependents', { file })))
  }, [])
  const remove = async () => {
    const { id } = await call('deleteDocument', { file })
    onClose()
    onDeleted(id)
  }
  return (
    <DialogForm
      title={`Delete “${title}”`}
      action="Move it to the bin"
      isReady={dependents !== undefined}
      onSubmit={remove}
      onClose={onClose}
    >
      <div role="status">
        {failure ?? (dependents ? <Consequences {...dependents} /> : 'Looking for links to it …')}
      </div>
      <p>The bin keeps it. You can restore it at any time.</p>
    </DialogForm>
  )
}

function Consequences({ links, others }: Dependents) {
  return (
    <>
      {links.length === 0 && <p>Nothing links to it.</p>}
      {links.length > 0 && (
        <>
          <p>Links here would lead nowhere until you change them:</p>
          <ul className={styles.dependents}>
            {links.map(link => (
              <li key={link.file}>
                <b>{link.title}</b> {wordsOf(link)}
              </li>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <p>This would be wrong, too:</p>
          <ul className={styles.dependents}>
            {others.map(message => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const wordsOf = ({ words }: LinkingDocument): string =>
  words.length > 0
    ? [...new Set(words)].map(word => `“${word}”`).join(', ')
    : 'It has mistakes, so look there yourself.'

interface RenameDialogProps {
  document: ListedDocument
  title: string
  isUnsaved: boolean
  /** Is given the document's file as it is then. */
  onRenamed(file: string): void
  onClose(): void
}

/** Asks for another title and another address. */
function RenameDialog(props: RenameDialogProps) {
  const { document, title: before, isUnsaved, onRenamed, onClose } = props
  const [title, setTitle] = useState(before)
  const [address, setAddress] = useState(document.route)
  const hasOwnAddress = document.kind === 'page' && document.route !== '/'
  const rename = async () => {
    const { file } = await call('renameDocument', { file: document.file, title, address: address.trim() })
    onClose()
    onRenamed(file)
  }
  if (isUnsaved)
    return (
      <DialogForm
        title={`Rename “${before}”`}
        action="Close"
        onSubmit={async () => onClose()}
        onClose={onClose}
      >
        <p>Save or undo your changes of this page first. Then you can rename it.</p>
      </DialogForm>
    )
  return (
    <DialogForm
      title={`Rename “${before}”`}
      action="Rename"
      isReady={/\S/.test(title)}
      onSubmit={rename}
      onClose={onClose}
    >
      <TextInput
        label="Title"
        help="It shows in the browser’s tab and in search results. The headings on the page stay as they are."
        value={title}
        most={LONGEST_TITLE}
        onChange={setTitle}
      />
      {hasOwnAddress ? (
        <TextInput
          label="Address"
          help="Links to this page change with it, and visitors who come to the old address still find the page."
          value={address}
          most={300}
          onChange={setAddress}
        />
      ) : (
        <p className={formStyles.help}>
          Its address stays {document.route}
          {document.kind === 'post' ? ', after its number.' : ': it is the home page.'}
        </p>
      )}
    </DialogForm>
  )
}

interface DeletedProps {
  /** What has gone into the bin. */
  deleted: { id: string; title: string }
  onOpen(file: string): void
}

/** Says that a document is in the bin, and takes it back. */
export function Deleted({ deleted: { id, title }, onOpen }: DeletedProps) {
  const { isBusy, failure, run } = useTask()
  const button = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => button.current?.focus(), [])
  const restore = () => run(async () => onOpen((await call('restoreDocument', { id })).file))
  return (
    <div className={styles.deleted}>
      <p role="status">“{title}” is in the bin.</p>
      <Failure words={failure} />
      <button ref={button} type="button" disabled={isBusy} onClick={restore}>
        Restore it
      </button>
    </div>
  )
}
