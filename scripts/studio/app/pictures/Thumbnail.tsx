import styles from './pictures.module.css'

/** The address of a small copy of a picture. */
export const thumbnailOf = (path: string): string =>
  `/_studio/thumbnails${path.split('/').map(encodeURIComponent).join('/')}`

/** A small copy of a picture, which is loaded once it is in view. What it shows is said beside it. */
export const Thumbnail = ({ path }: { path: string }) => (
  <img className={styles.thumbnail} src={thumbnailOf(path)} alt="" loading="lazy" decoding="async" />
)
