import { useState } from 'react'
import type { ListedPicture } from '../../pictures/listPictures.ts'
import type { Replacement } from '../../pictures/replacePicture.ts'
import { call, type StudioError } from '../api.ts'
import { PictureDetails, PictureGrid } from './PictureGrid.tsx'
import styles from './pictures.module.css'

interface ReplacePictureProps {
  /** The picture that is to go. */
  picture: ListedPicture
  pictures: readonly ListedPicture[]
  onDone(): void
  onClose(): void
}

/** Shows another picture wherever one is shown, in all documents or in none. */
export function ReplacePicture({ picture, pictures, onDone, onClose }: ReplacePictureProps) {
  const [selected, setSelected] = useState<string>()
  const [failed, setFailed] = useState<Replacement['failed']>([])
  const [failure, setFailure] = useState<string>()
  const others = pictures.filter(({ path }) => path !== picture.path)
  const other = others.find(({ path }) => path === selected)
  const count = picture.uses.length
  const replace = () => {
    if (!other) return
    setFailure(undefined)
    call('replacePicture', { from: picture.path, to: other.path }).then(
      replacement => {
        setFailed(replacement.failed)
        if (replacement.failed.length === 0) onDone()
      },
      (error: StudioError) => setFailure(error.message),
    )
  }
  const titleOf = (file: string) => picture.uses.find(use => use.file === file)?.title ?? 'A page'
  return (
    <>
      <p className={styles.hint}>
        Choose the picture that is to be shown instead, in {count === 1 ? 'one place' : `all ${count} places`}
        . What the pages say of the old picture stays as it is: read it again afterwards.
      </p>
      <PictureGrid pictures={others} selected={selected} onSelect={setSelected}>
        {other && <PictureDetails picture={other} />}
      </PictureGrid>
      {(failure !== undefined || failed.length > 0) && (
        <div role="alert" className={styles.refused}>
          The picture is not replaced. {failure}
          <ul>
            {failed.map(({ file, reason }) => (
              <li key={file}>
                <b>{titleOf(file)}</b>: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button type="button" data-kind="primary" disabled={!other} onClick={replace}>
          Show this one everywhere instead
        </button>
      </div>
    </>
  )
}
