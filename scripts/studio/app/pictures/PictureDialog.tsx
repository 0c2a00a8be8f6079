import { useEffect, useId, useRef, useState } from 'react'
import type { ListedPicture } from '../../site/fileCalls.ts'
import type { FileUse } from '../../site/fileUses.ts'
import { call } from '../call.ts'
import { Actions, Dialog } from '../dialog/Dialog.tsx'
import { ChooseFile, ReplaceFile, type Shelf, type Step, useLibrary } from '../files/Library.tsx'
import { UploadNotes, useUploads } from '../files/uploads.tsx'
import { FocusPicture } from './FocusPicture.tsx'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail.tsx'

export interface PictureDialogProps {
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
  /** Opens a page or a post. */
  onOpen(file: string): void
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
  onOpen,
  onClose,
}: PictureDialogProps) {
  const [chosen, setChosen] = useState<readonly DescribedPicture[]>([])
  const uploads = useUploads({
    kind: 'picture',
    about,
    takesMany,
    onAdded: path => setChosen(pictures => [...pictures, { path, words: '' }]),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    if (photographs.length > 0) uploads.add(photographs)
  }, [])
  const finish = () => {
    uploads.keep(chosen.map(({ path }) => path))
    onDone(chosen)
  }
  const isWithoutQuestion = !question && chosen.length > 0 && !uploads.isBusy && uploads.refused.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is chosen
  useEffect(() => {
    if (isWithoutQuestion) finish()
  }, [isWithoutQuestion])

  const isChoosing = chosen.length === 0 && !uploads.isBusy
  return (
    <Dialog title={isChoosing ? title : 'Your pictures'} isWide onClose={onClose}>
      <UploadNotes uploads={uploads} />
      {isChoosing && (
        <ChoosePicture
          current={current}
          takesMany={takesMany}
          onChoose={(path, words) => setChosen([{ path, words }])}
          onPhotographs={uploads.add}
          onOpen={onOpen}
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
          onDone={finish}
          onClose={onClose}
        />
      )}
      {!isChoosing && !question && (
        <Actions>
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="button"
            data-kind="primary"
            disabled={uploads.isBusy || chosen.length === 0}
            onClick={finish}
          >
            Go on
          </button>
        </Actions>
      )}
    </Dialog>
  )
}

interface ChoosePictureProps extends Required<Pick<PictureDialogProps, 'takesMany' | 'onOpen' | 'onClose'>> {
  /** The picture that is there now. */
  current: string | undefined
  /** @param words what the site says of the picture already */
  onChoose(path: string, words: string): void
  onPhotographs(files: readonly File[]): void
}

const shelf: Shelf<ListedPicture> = {
  kind: 'picture',
  used: 'shown',
  picture: ({ path }) => <Thumbnail path={path} />,
  details: ({ path, width, height }) => (
    <>
      <Thumbnail path={path} />
      <p>
        {width} × {height} pixels
      </p>
    </>
  ),
}

/** All pictures of the site: one is chosen or replaced, or photographs are added. */
function ChoosePicture({ current, takesMany, onChoose, onPhotographs, ...ways }: ChoosePictureProps) {
  const library = useLibrary(() => call('pictures', {}), current)
  const steps: Step<ListedPicture>[] = [
    {
      words: 'Say what matters most',
      show: (picture, way) => <FocusPicture picture={picture} {...way} />,
    },
    {
      words: 'Replace it everywhere',
      isFor: ({ uses }) => uses.length > 0,
      show: (picture, way) => (
        <ReplaceFile
          shelf={shelf}
          file={picture}
          files={library.files ?? []}
          hint={`Choose the picture that is to be shown instead, in ${
            picture.uses.length === 1 ? 'one place' : `all ${picture.uses.length} places`
          }. What the pages say of the old picture stays as it is: read it again afterwards.`}
          action="Show this one everywhere instead"
          {...way}
        />
      ),
    },
  ]
  return (
    <ChooseFile
      shelf={shelf}
      library={library}
      current={current}
      hint="You can also drop photographs here, or paste one that you have copied."
      adding={{
        words: `Add ${takesMany ? 'photographs' : 'a photograph'} from this computer`,
        accept: 'image/*,.heic,.heif',
        takesMany,
        onFiles: onPhotographs,
      }}
      steps={steps}
      onChoose={({ path, uses }) => onChoose(path, wordsFor(uses))}
      {...ways}
    />
  )
}

/** A picture with what its author says of it. */
export interface DescribedPicture {
  path: string
  words: string
}

/** What is asked of each picture. */
export interface Question {
  /** What the answer is called. */
  label: string
  help: string
  /** Whether the words are for those who cannot see the picture. */
  isDescription: boolean
}

interface DescribePicturesProps {
  question: Question
  pictures: readonly DescribedPicture[]
  /** Whether more are on their way. */
  isBusy: boolean
  onWords(path: string, words: string): void
  onRemove(path: string): void
  onDone(): void
  onClose(): void
}

/** Asks what each picture shows. */
function DescribePictures({
  question,
  pictures,
  isBusy,
  onWords,
  onRemove,
  onDone,
  onClose,
}: DescribePicturesProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isIncomplete, setIsIncomplete] = useState(false)
  const hasPictures = pictures.length > 0
  useEffect(() => {
    if (hasPictures) list.current?.querySelector('textarea')?.focus()
  }, [hasPictures])
  const finish = () => {
    const empty = pictures.findIndex(({ words }) => words.trim() === '')
    if (empty === -1) return onDone()
    setIsIncomplete(true)
    list.current?.querySelectorAll('textarea')[empty]?.focus()
  }
  return (
    <>
      <p id={`${id}-help`}>{question.isDescription ? <GoodWords /> : question.help}</p>
      <ul ref={list} className={styles.described} data-scroll>
        {pictures.map(({ path, words }, index) => (
          <li key={path}>
            <Thumbnail path={path} />
            <label>
              {pictures.length > 1 ? `Picture ${index + 1}: ${question.label.toLowerCase()}` : question.label}
              <textarea
                rows={2}
                value={words}
                aria-describedby={`${id}-help`}
                aria-invalid={isIncomplete && words.trim() === ''}
                // A description is one line.
                onChange={event => onWords(path, event.target.value.replace(/\s*\n\s*/g, ' '))}
              />
            </label>
            {pictures.length > 1 && (
              <button
                type="button"
                aria-label={`Leave out picture ${index + 1}`}
                onClick={() => onRemove(path)}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ul>
      {isIncomplete && (
        <p role="alert" data-note="error">
          There are no words yet for some pictures. Write them, or choose “Write it later”.
        </p>
      )}
      <Actions>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" disabled={isBusy || !hasPictures} onClick={onDone}>
          Write it later
        </button>
        <button type="button" data-kind="primary" disabled={isBusy || !hasPictures} onClick={finish}>
          {pictures.length > 1 ? `Use these ${pictures.length} pictures` : 'Use this picture'}
        </button>
      </Actions>
    </>
  )
}

const GoodWords = () => (
  <>
    Some people cannot see pictures; their telephone or computer reads these words to them. Say in a sentence
    who or what is to be seen, and where: “Four girls hand over a baton on the sports field.” Not “Photo”, not
    “IMG 2041”, and not what the text says already.
  </>
)

/** What the site says of a picture already. */
const wordsFor = (uses: readonly FileUse[]): string => uses.find(({ alt }) => alt)?.alt ?? ''
