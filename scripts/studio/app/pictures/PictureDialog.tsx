import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { isAttachment } from '../../host/fields/attachmentTypes.ts'
import type { FileUse } from '../../host/files/fileUses.ts'
import type { ListedPicture } from '../../host/pictures/listPictures.ts'
import { call } from '../call.ts'
import { Actions, Dialog, Failure } from '../dialog/Dialog.tsx'
import { useDroppedFiles } from '../files/dropFiles.ts'
import fileStyles from '../files/files.module.css'
import {
  DeleteUnused,
  Library,
  nameOf,
  ReplaceFile,
  type Shelf,
  Uses,
  useLibrary,
} from '../files/Library.tsx'
import { AddButton, UploadNotes, useUploads } from '../files/uploads.tsx'
import { CropPicture, FocusPicture } from './CropPicture.tsx'
import styles from './pictures.module.css'

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
  const uploads = useUploads('picture', about, path =>
    setChosen(pictures => [...pictures, { path, words: '' }]),
  )
  const [isLeftOut, setIsLeftOut] = useState(false)
  const add = (files: readonly File[]) => {
    setIsLeftOut(!takesMany && files.length > 1)
    uploads.add(takesMany ? files : files.slice(0, 1))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was dropped is added once
  useEffect(() => {
    if (photographs.length > 0) add(photographs)
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

  const documents = uploads.refused.map(({ file }) => file).filter(({ name }) => isAttachment(name))
  const isChoosing = chosen.length === 0 && uploads.total === 0
  return (
    <Dialog title={isChoosing ? title : 'Your pictures'} isWide onClose={onClose}>
      <UploadNotes uploads={uploads} noun="Photograph" />
      {documents.length > 0 && !uploads.isBusy && <AddAsDocuments files={documents} about={about} />}
      {isLeftOut && (
        <p role="alert" data-note="error">
          There is room for one picture here, so the first one is used.
        </p>
      )}
      {isChoosing && (
        <ChoosePicture
          current={current}
          takesMany={takesMany}
          onChoose={(path, words) => setChosen([{ path, words }])}
          onPhotographs={add}
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

interface AddAsDocumentsProps {
  files: readonly File[]
  about: string
}

/** Offers to add as documents what is no picture. */
function AddAsDocuments({ files, about }: AddAsDocumentsProps) {
  const uploads = useUploads('document', about, path => uploads.keep([path]))
  if (uploads.total > 0)
    return (
      <>
        <UploadNotes uploads={uploads} noun="Document" />
        {!uploads.isBusy && uploads.refused.length < uploads.total && (
          <p>Choose it now in a field for documents, or as what a link leads to.</p>
        )}
      </>
    )
  return (
    <button type="button" onClick={() => uploads.add(files)}>
      {files.length === 1 ? 'Add it as a document' : 'Add them as documents'}
    </button>
  )
}

interface ChoosePictureProps {
  /** The picture that is there now. */
  current: string | undefined
  takesMany: boolean
  /** @param words what the site says of the picture already */
  onChoose(path: string, words: string): void
  onPhotographs(files: readonly File[]): void
  onOpen(file: string): void
  onClose(): void
}

const shelf: Shelf<ListedPicture> = {
  kind: 'picture',
  used: 'shown',
  picture: ({ path }) => <Thumbnail path={path} />,
}

/** All pictures of the site: one is chosen, cut or replaced, or photographs are added. */
function ChoosePicture(props: ChoosePictureProps) {
  const { current, takesMany, onChoose, onPhotographs, onOpen, onClose } = props
  const { files: pictures = [], failure, reload } = useLibrary(() => call('pictures', {}))
  const [selected, setSelected] = useState(current)
  const [step, setStep] = useState<'choose' | 'crop' | 'focus' | 'replace' | 'delete'>('choose')
  const place = useDroppedFiles(onPhotographs)
  const shown = pictures.find(({ path }) => path === selected)
  const unused = pictures.filter(({ uses, path }) => uses.length === 0 && path !== current)
  const goBack = () => setStep('choose')
  const reloadAndGoBack = () => {
    reload()
    goBack()
  }
  if (shown && step === 'crop')
    return (
      <CropPicture picture={shown} onDone={path => onChoose(path, wordsFor(shown.uses))} onClose={goBack} />
    )
  if (shown && step === 'focus')
    return <FocusPicture picture={shown} onDone={reloadAndGoBack} onClose={goBack} />
  if (shown && step === 'replace')
    return (
      <ReplaceFile
        shelf={shelf}
        file={shown}
        files={pictures}
        hint={`Choose the picture that is to be shown instead, in ${
          shown.uses.length === 1 ? 'one place' : `all ${shown.uses.length} places`
        }. What the pages say of the old picture stays as it is: read it again afterwards.`}
        action="Show this one everywhere instead"
        onDone={reloadAndGoBack}
        onClose={goBack}
      />
    )
  if (step === 'delete')
    return <DeleteUnused kind="picture" files={unused} onDone={reloadAndGoBack} onClose={goBack} />
  return (
    <div className={fileStyles.choose} {...place}>
      <p className={fileStyles.hint}>
        You can also drop photographs here, or paste one that you have copied.
      </p>
      <Failure words={failure} />
      <Library
        shelf={shelf}
        files={pictures}
        selected={selected}
        onSelect={setSelected}
        beside={
          <AddButton
            words={`Add ${takesMany ? 'photographs' : 'a photograph'} from this computer`}
            accept="image/*,.heic,.heif"
            takesMany={takesMany}
            onFiles={onPhotographs}
          />
        }
      >
        {shown && (
          <PictureDetails
            picture={shown}
            onOpen={file => {
              onClose()
              onOpen(file)
            }}
          >
            {!shown.path.endsWith('.svg') && (
              <button type="button" onClick={() => setStep('crop')}>
                Use a part of it
              </button>
            )}
            <button type="button" onClick={() => setStep('focus')}>
              Say what matters most
            </button>
            {shown.uses.length > 0 && (
              <button type="button" onClick={() => setStep('replace')}>
                Replace it everywhere
              </button>
            )}
          </PictureDetails>
        )}
      </Library>
      <Actions>
        {unused.length > 0 && (
          <button type="button" className={fileStyles.apart} onClick={() => setStep('delete')}>
            Delete what nothing uses
          </button>
        )}
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
      </Actions>
    </div>
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
      <ul ref={list} className={styles.described}>
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

interface PictureDetailsProps {
  picture: ListedPicture
  onOpen(file: string): void
  /** What can be done with it. */
  children?: ReactNode
}

/** A picture that is selected: how large it is and where it is shown. */
const PictureDetails = ({
  picture: { path, width, height, uses },
  onOpen,
  children,
}: PictureDetailsProps) => (
  <section className={fileStyles.details} aria-label={`The picture “${nameOf(path)}”`}>
    <Thumbnail path={path} />
    <p>
      {width} × {height} pixels
    </p>
    <div className={fileStyles.buttons}>{children}</div>
    <Uses uses={uses} used={shelf.used} onOpen={onOpen} />
  </section>
)

/** The address of a small copy of a picture. */
const thumbnailOf = (path: string): string =>
  `/_studio/thumbnails${path.split('/').map(encodeURIComponent).join('/')}`

/** A small copy of a picture, which is loaded once it is in view. What it shows is said beside it. */
export const Thumbnail = ({ path }: { path: string }) => (
  <img className={styles.thumbnail} src={thumbnailOf(path)} alt="" loading="lazy" decoding="async" />
)

/** What the site says of a picture already. */
const wordsFor = (uses: readonly FileUse[]): string => uses.find(({ alt }) => alt)?.alt ?? ''
