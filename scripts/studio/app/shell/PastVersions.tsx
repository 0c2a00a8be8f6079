import { type ReactNode, useState } from 'react'
import type { Change } from '../../../lib/review/reviewSite.ts'
import { isPictureFile } from '../../site/attachmentTypes.ts'
import type { Choosable } from '../../site/reviewChanges.ts'
import type { PastVersion } from '../../site/versionCalls.ts'
import type { CallOutput } from '../../worker/calls.ts'
import { call } from '../call.ts'
import { Failure, useTask } from '../dialog/Dialog.tsx'
import { Thumbnail, usePictureSource } from '../files/Thumbnail.tsx'
import styles from './publish.module.css'

/** The first line of a message, which says what it is. */
export const firstLineOf = ({ message }: Pick<PastVersion, 'message'>): string =>
  message.split('\n', 1)[0] ?? ''

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

/** Day and hour. @param at as `Date.toISOString` writes it, or in milliseconds since 1970 */
export const whenOf = (at: number | string): string => moment.format(new Date(at))

/** Gives a document, and the files that go with it, back what is published. */
export const putBack = ({ id, former, paths }: Choosable): Promise<void> =>
  call('putBack', {
    paths: [...(id === 'files' ? [] : [id]), ...former, ...paths].map(file =>
      file.startsWith('/') ? `public${file}` : `pages/${file}`,
    ),
  })

interface ChangedProps {
  /** Absent for the only one. */
  heading?: ReactNode
  /** When, and what else there is to know. */
  note?: string
  changes: readonly Change[]
  /** Whether it is not taken. */
  isLeft?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** What has changed in a document, with the words before and after. */
export const Changed = ({ heading, note, changes, isLeft = false, children }: ChangedProps) => (
  <section className={styles.changes} data-left={isLeft || undefined}>
    {heading && (
      <h3>
        {heading}
        {note !== undefined && <small>{note}</small>}
      </h3>
    )}
    <ul>
      {changes.length === 0 && <li>Changed in a way that has no words here.</li>}
      {changes.map(({ sentence, words, before, after, paths = [] }) => (
        <li key={sentence}>
          {words.replace(/^./, first => first.toUpperCase())}
          {paths.some(isPictureFile) && (
            <p className={styles.pictures}>
              {paths.filter(isPictureFile).map(path => (
                <Thumbnail key={path} path={path} />
              ))}
            </p>
          )}
          {before !== undefined && after !== undefined && (
            <dl>
              <dt>Before</dt>
              <Words text={before} />
              <dt>Now</dt>
              <Words text={after} />
            </dl>
          )}
        </li>
      ))}
    </ul>
    {children && <p>{children}</p>}
  </section>
)

/** Words of a document. The path of a picture is shown as that picture, as long as the site has it. */
const Words = ({ text }: { text: string }) =>
  isPictureFile(text) ? <PictureNamed path={text} /> : <dd>{text}</dd>

function PictureNamed({ path }: { path: string }) {
  const isThere = usePictureSource(path) !== undefined
  return (
    <dd className={isThere ? styles.pictures : undefined}>{isThere ? <Thumbnail path={path} /> : path}</dd>
  )
}

/** What a version is called, who has made it and when. */
export const VersionSummary = (version: Pick<PastVersion, 'message' | 'author' | 'at'>) => (
  <summary>
    <b>{firstLineOf(version)}</b>{' '}
    <small>
      {version.author}, {whenOf(version.at)}
    </small>
  </summary>
)

interface PastVersionsProps {
  versions: readonly PastVersion[]
  /** The document whose versions they are; all of the site unless it is said. */
  file?: string
  isBusy: boolean
  /** @param file one of the documents that it has changed; all of them unless it is said */
  onTakeBack(version: PastVersion, file?: string): void
  /** Shows what the document was like. */
  onSee?(version: PastVersion): void
}

/** What was published before: by whom, when and what. Each can be taken back, whole or in one of its pages. */
export const PastVersions = ({ versions, ...props }: PastVersionsProps) => (
  <ul className={styles.versions} data-lines>
    {versions.map(version => (
      <Version key={version.head} version={version} {...props} />
    ))}
  </ul>
)

interface VersionProps extends Omit<PastVersionsProps, 'versions'> {
  version: PastVersion
}

/** Its changes are compared once somebody wants to know. */
function Version({ version, file, isBusy, onTakeBack, onSee }: VersionProps) {
  const { head, canBeTakenBack } = version
  const [found, setFound] = useState<CallOutput<'changesIn'>>()
  const { failure, run } = useTask()
  const compare = () =>
    run(async () => setFound(await call('changesIn', { head, ...(file !== undefined && { file }) })))
  const title = firstLineOf(version)
  return (
    <li>
      <details onToggle={event => event.currentTarget.open && !found && canBeTakenBack && compare()}>
        <VersionSummary {...version} />
        <Failure words={failure} />
        {!canBeTakenBack && <p>This is the oldest version that is known.</p>}
        {canBeTakenBack && !found && failure === undefined && <p role="status">It is being compared …</p>}
        {found?.choosable.map(({ id, title: name }) => {
          const changes = found.changes.filter(change => change.file === id)
          const isWhole = file !== undefined || found.choosable.length === 1 || !id.endsWith('.json')
          return (
            <Changed key={id} heading={file === undefined && name} changes={changes}>
              {!isWhole && changes[0]?.fate === undefined && (
                <button
                  type="button"
                  data-kind="quiet"
                  disabled={isBusy}
                  aria-label={`Take back “${title}” in “${name}” only`}
                  onClick={() => onTakeBack(version, id)}
                >
                  Take back in this page only
                </button>
              )}
            </Changed>
          )
        })}
      </details>
      {onSee && (
        <button type="button" aria-label={`See the page after “${title}”`} onClick={() => onSee(version)}>
          See it
        </button>
      )}
      {canBeTakenBack && (
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Take back “${title}”`}
          onClick={() => onTakeBack(version)}
        >
          Take back
        </button>
      )}
    </li>
  )
}
