import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { wordsOf } from '../../host/fields/labels.ts'
import type { ListedPicture, PictureUse } from '../../host/pictures/listPictures.ts'
import type { Replacement } from '../../host/pictures/replacePicture.ts'
import { addPicture, call, type StudioError } from '../call.ts'
import { Actions, Dialog, Failure, useTask } from '../dialog/Dialog.tsx'
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
    <Dialog title={isChoosing ? title : 'Your pictures'} isWide onClose={onClose}>
      {uploads.total > 0 && (
        <p role="status">
          {uploads.isBusy
            ? `Photograph ${uploads.done + 1} of ${uploads.total} is being added …`
            : `${uploads.total - uploads.refused.length} of ${uploads.total} added.`}
        </p>
      )}
      {uploads.refused.map(({ name, reason }) => (
        <p key={name} role="alert" data-note="error">
          <b>{name}</b> is not added. {reason}
        </p>
      ))}
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
        <Actions>
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
        </Actions>
      )}
    </Dialog>
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

interface ChoosePictureProps {
  /** The picture that is there now. */
  current: string | undefined
  takesMany: boolean
  /** @param words what the site says of the picture already */
  onChoose(path: string, words: string): void
  onPhotographs(files: readonly File[]): void
  onClose(): void
}

/** All pictures of the site: one is chosen, cut or replaced, or photographs are added. */
function ChoosePicture({ current, takesMany, onChoose, onPhotographs, onClose }: ChoosePictureProps) {
  const { pictures, failure, reload } = usePictures()
  const [selected, setSelected] = useState(current)
  const [step, setStep] = useState<'choose' | 'crop' | 'focus' | 'replace'>('choose')
  const place = usePhotographs(onPhotographs)
  const shown = pictures.find(({ path }) => path === selected)
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
    return <ReplacePicture picture={shown} pictures={pictures} onDone={reloadAndGoBack} onClose={goBack} />
  return (
    <div className={styles.choose} {...place}>
      <p className={styles.hint}>You can also drop photographs here, or paste one that you have copied.</p>
      <Failure words={failure} />
      <PictureGrid
        pictures={pictures}
        selected={selected}
        onSelect={setSelected}
        beside={<AddButton takesMany={takesMany} onPhotographs={onPhotographs} />}
      >
        {shown && (
          <PictureDetails picture={shown}>
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
      </PictureGrid>
      <Actions>
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

function AddButton({ takesMany, onPhotographs }: Pick<ChoosePictureProps, 'takesMany' | 'onPhotographs'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
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
    </>
  )
}

function usePictures(): {
  pictures: readonly ListedPicture[]
  failure: string | undefined
  reload(): void
} {
  const [pictures, setPictures] = useState<readonly ListedPicture[]>([])
  const { failure, run } = useTask()
  const reload = () => run(async () => setPictures(await call('pictures', {})))
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it opens
  useEffect(() => {
    reload()
  }, [])
  return { pictures, failure, reload }
}

interface ReplacePictureProps {
  /** The picture that is to go. */
  picture: ListedPicture
  pictures: readonly ListedPicture[]
  onDone(): void
  onClose(): void
}

/** Shows another picture wherever one is shown, in all documents or in none. */
function ReplacePicture({ picture, pictures, onDone, onClose }: ReplacePictureProps) {
  const [selected, setSelected] = useState<string>()
  const [failed, setFailed] = useState<Replacement['failed']>([])
  const { failure, run } = useTask()
  const others = pictures.filter(({ path }) => path !== picture.path)
  const other = others.find(({ path }) => path === selected)
  const count = picture.uses.length
  const replace = (to: string) =>
    run(async () => {
      const replacement = await call('replacePicture', { from: picture.path, to })
      setFailed(replacement.failed)
      if (replacement.failed.length === 0) onDone()
    })
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
        <div role="alert" data-note="error">
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
      <Actions>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button
          type="button"
          data-kind="primary"
          disabled={!other}
          onClick={() => other && replace(other.path)}
        >
          Show this one everywhere instead
        </button>
      </Actions>
    </>
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
function PictureGrid({ pictures, selected, onSelect, beside, children }: PictureGridProps) {
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
const PictureDetails = ({ picture: { path, width, height, uses }, children }: PictureDetailsProps) => (
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

/** The address of a small copy of a picture. */
const thumbnailOf = (path: string): string =>
  `/_studio/thumbnails${path.split('/').map(encodeURIComponent).join('/')}`

/** A small copy of a picture, which is loaded once it is in view. What it shows is said beside it. */
export const Thumbnail = ({ path }: { path: string }) => (
  <img className={styles.thumbnail} src={thumbnailOf(path)} alt="" loading="lazy" decoding="async" />
)

/** The name of a picture in words: `/images/gallery/great-stair.svg` is "great stair". */
export const nameOf = (path: string): string =>
  path
    .replace(/^.*\/|\.\w+$/g, '')
    .replace(/[-_]+/g, ' ')
    .trim()

/** Where a picture is shown: "Home, in “Gallery Highlights”". */
function placeOf({ title, section, path }: PictureUse): string {
  const name = title || 'A page without a title'
  if (section) return `${name}, in “${section.title || wordsOf(section.type)}”`
  return `${name}, ${wordsOf(String(path[0] ?? '')).toLowerCase()}`
}

/** What the site says of a picture already. */
const wordsFor = (uses: readonly PictureUse[]): string => uses.find(({ alt }) => alt)?.alt ?? ''

/** What a place that takes photographs adds to its element. */
interface PhotographHandlers {
  'data-over': boolean | undefined
  onDragOver(event: DragEvent): void
  onDragLeave(): void
  onDrop(event: DragEvent): void
  onPaste(event: ClipboardEvent): void
}

/** Takes photographs that are dropped or pasted on an element. */
export function usePhotographs(onPhotographs: (files: File[]) => void): PhotographHandlers {
  const [isOver, setIsOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: event => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.stopPropagation()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: event => {
      setIsOver(false)
      if (event.dataTransfer.files.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      onPhotographs([...event.dataTransfer.files])
    },
    onPaste: event => {
      const { files, types } = event.clipboardData
      // Word puts a picture of each text beside it.
      if (files.length === 0 || types.includes('text/plain')) return
      event.preventDefault()
      event.stopPropagation()
      onPhotographs([...files])
    },
  }
}

/** A photograph that is dropped beside its place would be opened by the browser, in the place of the studio. */
export function ignoreDroppedFiles(): void {
  const ignore = (event: globalThis.DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
