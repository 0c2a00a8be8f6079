import type { ReactNode } from 'react'
import type { ListedPicture } from '../../pictures/listPictures.ts'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { nameOf, placeOf } from './wordsOfPicture.ts'

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
