import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ListedPicture } from '../../host/pictures/listPictures.ts'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { nameOf, placeOf } from './wordsOfPicture.ts'

interface PictureGridProps {
  pictures: readonly ListedPicture[]
  /** The path of the one that is selected. */
  selected: string | undefined
  onSelect(path: string): void
  /** What stands beside the search. */
  beside?: ReactNode
  /** What stands beside the pictures, about the one that is selected. */
  children?: ReactNode
}

/** Pictures of the site, found by their names, their words and the pages that show them. */
export function PictureGrid({ pictures, selected, onSelect, beside, children }: PictureGridProps) {
  const [words, setWords] = useState('')
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => search.current?.focus(), [])
  const wanted = words.trim().toLowerCase()
  const found = pictures.filter(picture => textOf(picture).includes(wanted))
  return (
    <>
      <div className={styles.find}>
        <input
          ref={search}
          type="search"
          aria-label="Search pictures"
          placeholder="Search by name, by what they show, or by page"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        {beside}
      </div>
      <div className={styles.library}>
        <ul className={styles.grid}>
          {found.map(({ path, uses }) => (
            <li key={path}>
              <button type="button" aria-pressed={path === selected} onClick={() => onSelect(path)}>
                <Thumbnail path={path} />
                <b>{nameOf(path)}</b>
                <span>{uses.length > 0 ? `shown ${uses.length}×` : 'not shown'}</span>
              </button>
            </li>
          ))}
        </ul>
        {children}
      </div>
      {pictures.length > 0 && found.length === 0 && <p role="status">No picture is called that.</p>}
    </>
  )
}

const textOf = ({ path, uses }: ListedPicture): string =>
  [nameOf(path), path, ...uses.flatMap(use => [use.alt ?? '', placeOf(use)])].join(' ').toLowerCase()

interface PictureDetailsProps {
  picture: ListedPicture
  /** What can be done with it. */
  children?: ReactNode
}

/** A picture that is selected: how large it is and where it is shown. */
export const PictureDetails = ({ picture: { path, width, height, uses }, children }: PictureDetailsProps) => (
  <section className={styles.details} aria-label={`The picture “${nameOf(path)}”`}>
    <Thumbnail path={path} />
    <p>
      {width} × {height} pixels
    </p>
    <div className={styles.buttons}>{children}</div>
    <h3>{uses.length > 0 ? 'Where it is shown' : 'No page shows it yet'}</h3>
    <ul>
      {uses.map(use => (
        <li key={`${use.file} ${use.path.join('.')}`}>{placeOf(use)}</li>
      ))}
    </ul>
  </section>
)
