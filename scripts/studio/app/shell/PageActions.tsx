import { useEffect, useRef, useState } from 'react'
import type { Dependents, LinkingDocument } from '../../site/dependents.ts'
import type { ListedDocument } from '../../site/listDocuments.ts'
import { call } from '../call.ts'
import { DialogForm, useAnswer } from '../dialog/Dialog.tsx'
import formStyles from '../form/form.module.css'
import { LONGEST_TITLE, TextInput } from '../form/inputs.tsx'
import { draftFile } from './draftFile.ts'
import { type AskedText, EarlierVersions, WhoChanged } from './EarlierVersions.tsx'
import styles from './shell.module.css'
import { focusRegion } from './useLayout.ts'
import { useStudio } from './useStudio.ts'

interface PageActionsProps {
  document: ListedDocument
  /** Its title as its author has written it. */
  title: string
  /** The text in which was written last, in the form or on the page. */
  lastText(): AskedText | undefined
  onPrint(): void
}

/** What can be done with a page or a post as a whole. */
export function PageActions({ document, title, lastText, onPrint }: PageActionsProps) {
  const [asking, setAsking] = useState<'versions' | 'who' | 'draft' | 'duplicate' | 'rename' | 'delete'>()
  const close = () => setAsking(undefined)
  const ask = (name: string, question: typeof asking) => ({ name, onChoose: () => setAsking(question) })
  const isPage = document.kind === 'page' || document.kind === 'post'
  // The list knows the words for those in braces.
  const shownTitle = /\{\w+\}/.test(title) ? document.title : title
  return (
    <div className={styles.about}>
      <h2 data-title>{document.kind === 'site' ? 'The whole site' : document.title}</h2>
      <Menu
        name={`More for “${shownTitle}”`}
        actions={[
          ask('Earlier versions', 'versions'),
          ask('Who changed this text?', 'who'),
          ...(isPage ? [ask('Show a draft to somebody', 'draft')] : []),
          { name: 'Print', onChoose: onPrint },
          ...(isPage ? [ask('Duplicate', 'duplicate'), ask('Rename', 'rename')] : []),
          ...(isPage && document.route !== '/' ? [ask('Delete', 'delete')] : []),
        ]}
      />
      {asking === 'versions' && (
        <EarlierVersions file={document.file} title={`Earlier versions of “${shownTitle}”`} onClose={close} />
      )}
      {asking === 'who' && <WhoChanged file={document.file} text={lastText()} onClose={close} />}
      {asking === 'draft' && <DraftDialog file={document.file} title={shownTitle} onClose={close} />}
      {asking === 'duplicate' && (
        <DuplicateDialog file={document.file} title={title} shownTitle={shownTitle} onClose={close} />
      )}
      {asking === 'rename' && (
        <RenameDialog document={document} title={title} shownTitle={shownTitle} onClose={close} />
      )}
      {asking === 'delete' && <DeleteDialog file={document.file} title={shownTitle} onClose={close} />}
    </div>
  )
}

interface MenuProps {
  name: string
  actions: readonly { name: string; onChoose(): void }[]
}

/** A button that unfolds what else can be done. It closes with Escape, and when the focus goes elsewhere. */
function Menu({ name, actions }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  /** The focus goes back to the button, which gets it again from a dialog. */
  const close = () => {
    menu.current?.querySelector('summary')?.focus()
    menu.current?.removeAttribute('open')
  }
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={event => event.key === 'Escape' && close()}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.removeAttribute('open')
      }}
    >
      <summary aria-label={name}>More</summary>
      <ul>
        {actions.map(({ name, onChoose }) => (
          <li key={name}>
            <button
              type="button"
              data-kind="entry"
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DuplicateDialogProps {
  file: string
  title: string
  shownTitle: string
  onClose(): void
}

/** Asks for the title of a copy, makes it and opens it. */
function DuplicateDialog({ file, title: original, shownTitle, onClose }: DuplicateDialogProps) {
  const { open } = useStudio()
  const [title, setTitle] = useState(`${original} (copy)`.slice(0, LONGEST_TITLE))
  // What is typed takes the place of the title.
  useEffect(() => {
    document.querySelector<HTMLInputElement | HTMLTextAreaElement>('dialog :is(input, textarea)')?.select()
  }, [])
  const duplicate = async () => {
    const copy = await call('duplicateDocument', { file, title })
    onClose()
    open(copy.file)
  }
  return (
    <DialogForm
      title={`Duplicate “${shownTitle}”`}
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

interface OfDocumentProps {
  file: string
  title: string
  onClose(): void
}

/** Saves a page as it is now as one file, to be shown to somebody who has no studio. */
function DraftDialog({ file, title, onClose }: OfDocumentProps) {
  const save = async () => {
    const draft = await draftFile(await call('stillPage', { file }), new Date())
    const link = document.createElement('a')
    link.href = URL.createObjectURL(draft)
    link.download = `Draft of ${title.replace(/[^\p{L}\p{N} ]+/gu, '')}.html`
    link.click()
    // The browser has begun to read it then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    onClose()
  }
  return (
    <DialogForm title={`Show a draft of “${title}”`} action="Save the file" onSubmit={save} onClose={onClose}>
      <p>
        This saves the page as it is now in one file, marked as a draft. Send it by mail: it opens in every
        browser, and nobody finds it on the website.
      </p>
      <p className={formStyles.help}>
        Pictures are smaller in it. Videos are left out, and forms and searches do nothing.
      </p>
    </DialogForm>
  )
}

/** Shows what links to a document before it is deleted. */
function DeleteDialog({ file, title, onClose }: OfDocumentProps) {
  const { documents, dispatch } = useStudio()
  const { answer: dependents, failure } = useAnswer(() => call('dependents', { file }))
  const remove = async () => {
    await call('deleteDocument', { file })
    onClose()
    documents.close(file)
    dispatch({
      type: 'hinted',
      hint: `“${title}” is deleted. Visitors see it until you publish that. “Not published yet” has a button that puts it back.`,
    })
    // The button has gone with the page.
    requestAnimationFrame(() => focusRegion('list'))
  }
  return (
    <DialogForm
      title={`Delete “${title}”`}
      action="Delete it"
      isReady={dependents !== undefined}
      onSubmit={remove}
      onClose={onClose}
    >
      <div role="status" data-scroll>
        {failure ?? (dependents ? <Consequences {...dependents} /> : 'Looking for links to it …')}
      </div>
      <p>Visitors see it until you publish this. Until then you can put it back.</p>
    </DialogForm>
  )
}

const Consequences = ({ links, others }: Dependents) => (
  <>
    {links.length === 0 && <p>Nothing links to it.</p>}
    {links.length > 0 && <p>Links here would lead nowhere until you change them:</p>}
    <ul className={styles.dependents} data-lines>
      {links.map(link => (
        <li key={link.file}>
          <b>{link.title}</b> {wordsOf(link)}
        </li>
      ))}
    </ul>
    {others.length > 0 && <p>This would be wrong, too:</p>}
    <ul className={styles.dependents} data-lines>
      {others.map(message => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  </>
)

const wordsOf = ({ words }: LinkingDocument): string =>
  words.length > 0
    ? [...new Set(words)].map(word => `“${word}”`).join(', ')
    : 'It has mistakes, so look there yourself.'

interface RenameDialogProps {
  document: ListedDocument
  title: string
  shownTitle: string
  onClose(): void
}

/** Asks for another title and another address. */
function RenameDialog({ document, title: before, shownTitle, onClose }: RenameDialogProps) {
  const { documents, open } = useStudio()
  const [title, setTitle] = useState(before)
  const [address, setAddress] = useState(document.route)
  const hasOwnAddress = document.kind === 'page' && document.route !== '/'
  const rename = async () => {
    const { file } = await call('renameDocument', { file: document.file, title, address: address.trim() })
    onClose()
    documents.close(document.file)
    open(file)
  }
  return (
    <DialogForm
      title={`Rename “${shownTitle}”`}
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
