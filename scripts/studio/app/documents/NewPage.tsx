import { useEffect, useId, useState } from 'react'
import type { OfferedKind } from '../../host/calls.ts'
import type { SiteList } from '../../host/Studio.ts'
import { call } from '../api.ts'
import { DialogForm } from './DialogForm.tsx'
import styles from './documents.module.css'
import { LONGEST_TITLE, TextInput } from './TextInput.tsx'

interface NewPageProps {
  list: SiteList
  onOpen(file: string): void
}

/** A button that asks what is to be added, adds it as a draft and opens it. */
export function NewPage({ list, onOpen }: NewPageProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={styles.add} onClick={() => setAsking(true)}>
        New page
      </button>
      {isAsking && <NewPageDialog list={list} onOpen={onOpen} onClose={() => setAsking(false)} />}
    </>
  )
}

function NewPageDialog({ list, onOpen, onClose }: NewPageProps & { onClose(): void }) {
  const [kinds, setKinds] = useState<readonly OfferedKind[]>([])
  const [kind, setKind] = useState<OfferedKind['kind']>('page')
  const [title, setTitle] = useState('')
  const [parent, setParent] = useState('')
  const name = useId()
  useEffect(() => {
    // Without an answer there is nothing to choose, and adding a page says why.
    call('kinds', {}).then(setKinds, () => {})
  }, [])
  const hasParent = kinds.some(offered => offered.kind === kind && offered.hasParent)
  const add = async () => {
    const chosen = hasParent && parent !== '' ? { parent } : {}
    const { file } = await call('addDocument', { kind, title, ...chosen })
    onClose()
    onOpen(file)
  }
  return (
    <DialogForm title="New page" action="Add it" isReady={/\S/.test(title)} onSubmit={add} onClose={onClose}>
      <fieldset className={styles.kinds}>
        <legend>What is it?</legend>
        {kinds.map(offered => (
          <label key={offered.kind}>
            <input
              type="radio"
              name={name}
              checked={offered.kind === kind}
              onChange={() => setKind(offered.kind)}
            />
            <b>{offered.name}</b>
            <span>{offered.sentence}</span>
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
      {hasParent && <ParentField list={list} parent={parent} onParent={setParent} />}
      <p className={styles.help}>It begins as a draft with example texts: only you see it.</p>
    </DialogForm>
  )
}

interface ParentFieldProps {
  list: SiteList
  /** The file of a page; empty for none. */
  parent: string
  onParent(file: string): void
}

/** The page below whose address a page lies. */
function ParentField({ list, parent, onParent }: ParentFieldProps) {
  const id = useId()
  const pages = list.documents
    .filter(({ kind, route }) => kind === 'page' && route !== '/')
    .sort((one, other) => one.route.localeCompare(other.route))
  return (
    <div className={styles.field}>
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
