import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { FileKind } from '../../site/addedFile.ts'
import { countOf } from '../../site/labels.ts'
import type { TakingOut } from '../../site/takingOut.ts'
import { call } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
import { FilePlaces, nameOf } from './FilePlaces.tsx'
import styles from './files.module.css'
import { Thumbnail } from './Thumbnail.tsx'

export const TAKE_OUT = 'Take it out everywhere'

interface TakeOutFileProps {
  kind: FileKind
  path: string
  /** Opens a page or a post. */
  onOpen(file: string): void
}

/** Asks whether a file is to be taken out, and does it. The field and the dialog in which this begins may go with the file. */
export function takeOutEverywhere(props: TakeOutFileProps): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<TakeOutFile {...props} onClose={close} />)
}

/** Takes a file out of all documents and out of the site, once its author has seen what that changes, and what stays. */
function TakeOutFile({ kind, path, onOpen, onClose }: TakeOutFileProps & { onClose(): void }) {
  const [found, setFound] = useState<TakingOut>()
  const [isDone, setDone] = useState(false)
  const { isBusy, failure, run } = useTask()
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = (isTrial: boolean) =>
    run(async () => {
      const found = await call('takeOutFile', { path, isTrial })
      setFound(found)
      if (!isTrial && found.needed.length === 0) setDone(true)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    ask(true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed has gone
  useEffect(() => heading.current?.focus(), [isDone])
  const { paths = [path], removed = [], needed = [], mentions = [] } = found ?? {}
  const pages = countOf(new Set(removed.map(({ file }) => file)).size, 'page')
  const open = (file: string) => {
    onClose()
    onOpen(file)
  }
  return (
    <Dialog title={TAKE_OUT} isWide onClose={onClose}>
      <div className={styles.takeOut} data-scroll>
        <h3 ref={heading} tabIndex={-1}>
          {isDone ? `“${nameOf(path)}” is taken out of ${pages}` : `“${nameOf(path)}” and all copies of it`}
        </h3>
        {!found && failure === undefined && <p role="status">The pages are being searched …</p>}
        {isDone && (
          <p role="status">
            Visitors see it until you publish this. Until then, each page can be put back under “Not published
            yet”.
          </p>
        )}
        {found && !isDone && kind === 'picture' && (
          <ul className={styles.copies} aria-label="What leaves the website">
            {paths.map(path => (
              <li key={path}>
                <Thumbnail path={path} />
                {nameOf(path)}
              </li>
            ))}
          </ul>
        )}
        {needed.length > 0 && (
          <div role="alert" data-note="error">
            <p>
              These places cannot be without a {kind}, so nothing can be taken out yet. Choose another one
              there first.
            </p>
            <FilePlaces uses={needed} onOpen={open} />
          </div>
        )}
        {removed.length > 0 && !isDone && (
          <section>
            <h3>It goes from {countOf(removed.length, 'place')}</h3>
            <FilePlaces uses={removed} onOpen={open} note={({ alt }) => alt && `with the words “${alt}”`} />
          </section>
        )}
        {mentions.length > 0 && (
          <section>
            <h3>These words may be about it, and stay. Read them</h3>
            <ul data-lines>
              {mentions.map(({ file, title, path, name, excerpt }) => (
                <li key={`${file} ${path.join('.')}`}>
                  <button type="button" data-kind="link" onClick={() => open(file)}>
                    {title}, {name}
                  </button>
                  <small className={styles.soft}>
                    {excerpt[0]}
                    <b>{excerpt[1]}</b>
                    {excerpt[2]}
                  </small>
                </li>
              ))}
            </ul>
          </section>
        )}
        {found && <p data-help>{STAYS}</p>}
      </div>
      <Failure words={failure} />
      <Actions>
        <button type="button" onClick={onClose}>
          {isDone ? 'Close' : 'Cancel'}
        </button>
        {!isDone && (
          <button
            type="button"
            data-kind="primary"
            disabled={!found || isBusy || needed.length > 0}
            onClick={() => ask(false)}
          >
            Take it out of {pages}
          </button>
        )}
      </Actions>
    </Dialog>
  )
}

const STAYS =
  'Once you have published this, no page shows it, and its address leads nowhere. What was published before keeps it: anybody finds it in earlier versions where these are public, as on GitHub; a web space of your own may hold small copies for 30 days, and what you upload by hand stays there until you delete it. Search engines need some days. Ask whoever looks after the website to remove it there, too.'
