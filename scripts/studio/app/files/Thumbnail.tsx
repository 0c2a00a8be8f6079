import { useEffect, useState } from 'react'
import { call, onChange } from '../call.ts'
import styles from '../files/files.module.css'

/**
 * A picture of the site in a list, which is loaded once it is in view. A text next to it says what it shows. One that was added
 * and is not published yet is shown, too; of one that the site has no more there is an empty frame.
 * @param path as documents write it: `<Thumbnail path="/images/hall.jpg" />`. The frame is as wide as what is around it
 */
export const Thumbnail = ({ path }: { path: string }) => (
  <img className={styles.thumbnail} src={usePictureSource(path)} alt="" loading="lazy" decoding="async" />
)

/** The address at which a picture of the site is shown; undefined until it is known, and where there is none. */
export function usePictureSource(path: string): string | undefined {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    // Without an answer there is nothing to show.
    const look = () => call('pictureSource', { path }).then(setSrc, () => undefined)
    look()
    return onChange(look)
  }, [path])
  return src
}
