import { useEffect, useRef, useState } from 'react'
import type { ListedPicture } from '../../pictures/listPictures.ts'
import { call, type StudioError } from '../api.ts'
import { PictureDetails } from './PictureDetails.tsx'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { usePhotographs } from './usePhotographs.ts'
import { nameOf, placeOf, wordsFor } from './wordsOfPicture.ts'

interface ChoosePictureProps {
  /** The picture that is there now. */
  current: string | undefined
  takesMany: boolean
  /** @param words what the site says of the picture already */
  onChoose(path: string, words: string): void
  onPhotographs(files: readonly File[]): void
  onClose(): void
}

/** All pictures of the site, found by their names, their words and the pages that show them. */
export function ChoosePicture({ current, takesMany, onChoose, onPhotographs, onClose }: ChoosePictureProps) {
  const { pictures, failure } = usePictures()
  const [words, setWords] = useState('')
  const [selected, setSelected] = useState(current)
  const input = useRef<HTMLInputElement>(null)
  const place = usePhotographs(onPhotographs)
  const wanted = words.trim().toLowerCase()
  const found = pictures.filter(picture => textOf(picture).includes(wanted))
  const shown = pictures.find(({ path }) => path === selected)
  return (
    <div className={styles.choose} {...place}>
      <div className={styles.find}>
        <input
          type="search"
          aria-label="Search pictures"
          placeholder="Search by name, by what they show, or by page"
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <input
          ref={input}
          type="file"
          hidden
          multiple={takesMany}
          accept="image/*,.heic,.heif"
          onChange={event => onPhotographs([...(event.target.files ?? [])])}
        />
        <button type="button" onClick={() => input.current?.click()}>
          Add {takesMany ? 'photographs' : 'a photograph'} from this computer
        </button>
      </div>
      <p className={styles.hint}>You can also drop photographs here, or paste one that you have copied.</p>
      {failure && <p role="alert">{failure}</p>}
      <div className={styles.library}>
        <ul className={styles.grid}>
          {found.map(({ path, uses }) => (
            <li key={path}>
              <button type="button" aria-pressed={path === selected} onClick={() => setSelected(path)}>
                <Thumbnail path={path} />
                <b>{nameOf(path)}</b>
                <span>{uses.length > 0 ? `shown ${uses.length}×` : 'not shown'}</span>
              </button>
            </li>
          ))}
        </ul>
        {shown && <PictureDetails picture={shown} />}
      </div>
      {pictures.length > 0 && found.length === 0 && <p role="status">No picture is called that.</p>}
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          data-kind="primary"
          disabled={!shown}
          onClick={() => shown && onChoose(shown.path, wordsFor(shown.uses))}
        >
          Use this picture
        </button>
      </div>
    </div>
  )
}

function usePictures(): { pictures: readonly ListedPicture[]; failure: string | undefined } {
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([])
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    call('pictures', {}).then(setPictures, (error: StudioError) => setFailure(error.message))
  }, [])
  return { pictures, failure }
}

const textOf = ({ path, uses }: ListedPicture): string =>
  [nameOf(path), path, ...uses.flatMap(use => [use.alt ?? '', placeOf(use)])].join(' ').toLowerCase()
