import { useEffect, useRef, useState } from 'react'
import { addPicture, type StudioError } from '../api.ts'
import { Modal } from '../dialog/Modal.tsx'
import { ChoosePicture } from './ChoosePicture.tsx'
import { type DescribedPicture, DescribePictures, type Question } from './DescribePictures.tsx'
import styles from './pictures.module.css'

interface PictureDialogProps {
  title: string
  /** What the pictures belong to, such as the title of the page. */
  about: string
  /** The picture that is there now. */
  current?: string | undefined
  /** Absent for pictures that only decorate. */
  question: Question | undefined
  takesMany?: boolean
  /** Photographs that were dropped or pasted; without them the dialog shows all pictures. */
  photographs?: readonly File[] | undefined
  onDone(pictures: readonly DescribedPicture[]): void
  onClose(): void
}

/** Chooses a picture of the site or adds photographs to it, and asks what they show. */
export function PictureDialog({
  title,
  about,
  current,
  question,
  takesMany = false,
  photographs = [],
  onDone,
  onClose,
}: PictureDialogProps) {
  const [chosen, setChosen] = useState<readonly DescribedPicture[]>([])
  const uploads = useUploads(about, path => setChosen(pictures => [...pictures, { path, words: '' }]))
  const [isLeftOut, setIsLeftOut] = useState(false)
  const add = (files: readonly File[]) => {
    setIsLeftOut(!takesMany && files.length > 1)
    uploads.add(takesMany ? files : files.slice(0, 1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    if (photographs.length > 0) add(photographs)
  }, [])
  const isWithoutQuestion = !question && chosen.length > 0 && !uploads.isBusy && uploads.refused.length === 0
  useEffect(() => {
    if (isWithoutQuestion) onDone(chosen)
  }, [isWithoutQuestion, chosen, onDone])

  const isChoosing = chosen.length === 0 && uploads.total === 0
  return (
    <Modal title={isChoosing ? title : 'Your pictures'} isWide onClose={onClose}>
      {uploads.total > 0 && (
        <p role="status">
          {uploads.isBusy
            ? `Photograph ${uploads.done + 1} of ${uploads.total} is being added …`
            : `${uploads.total - uploads.refused.length} of ${uploads.total} added.`}
        </p>
      )}
      {uploads.refused.map(({ name, reason }) => (
        <p key={name} role="alert" className={styles.refused}>
          <b>{name}</b> is not added. {reason}
        </p>
      ))}
      {isLeftOut && (
        <p role="alert" className={styles.refused}>
          There is room for one picture here, so the first one is used.
        </p>
      )}
      {isChoosing && (
        <ChoosePicture
          current={current}
          takesMany={takesMany}
          onChoose={(path, words) => setChosen([{ path, words }])}
          onPhotographs={add}
          onClose={onClose}
        />
      )}
      {!isChoosing && question && (
        <DescribePictures
          question={question}
          pictures={chosen}
          isBusy={uploads.isBusy}
          onWords={(path, words) =>
            setChosen(pictures =>
              pictures.map(picture => (picture.path === path ? { path, words } : picture)),
            )
          }
          onRemove={path => setChosen(pictures => pictures.filter(picture => picture.path !== path))}
          onDone={() => onDone(chosen)}
          onClose={onClose}
        />
      )}
      {!isChoosing && !question && (
        <div className={styles.actions}>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            data-kind="primary"
            disabled={uploads.isBusy || chosen.length === 0}
            onClick={() => onDone(chosen)}
          >
            Go on
          </button>
        </div>
      )}
    </Modal>
  )
}

/** Photographs on their way to the site. */
interface Uploads {
  /** How many there are in all, and how many of them are done. */
  total: number
  done: number
  refused: readonly { name: string; reason: string }[]
  isBusy: boolean
  add(files: readonly File[]): Promise<void>
}

/** Bytes of the largest file that the studio takes. */
const MOST = 40_000_000

/**
 * Sends photographs to the site one after the other.
 * @param about what they belong to
 * @param onAdded called for each that is stored
 */
function useUploads(about: string, onAdded: (path: string) => void): Uploads {
  const [state, setState] = useState<Omit<Uploads, 'add' | 'isBusy'>>({ total: 0, done: 0, refused: [] })
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const add = async (files: readonly File[]) => {
    setState(({ total, ...state }) => ({ ...state, total: total + files.length }))
    for (const file of files) {
      // Closing the dialog keeps the photographs that follow from being added.
      if (!isMounted.current) return
      const reason = await send(file, about, onAdded)
      const refused = reason === undefined ? [] : [{ name: file.name, reason }]
      setState(state => ({ ...state, done: state.done + 1, refused: [...state.refused, ...refused] }))
    }
  }
  return { ...state, isBusy: state.done < state.total, add }
}

/** @returns why the photograph is not on the site */
async function send(file: File, about: string, onAdded: (path: string) => void): Promise<string | undefined> {
  if (file.size > MOST) return 'This file has more than 40 MB. Save a smaller copy of it as JPEG.'
  try {
    onAdded((await addPicture(file, about)).path)
    return undefined
  } catch (error) {
    return (error as StudioError).message // `addPicture` throws nothing else
  }
}
