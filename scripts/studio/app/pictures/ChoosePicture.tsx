import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListedPicture } from '../../host/pictures/listPictures.ts'
import type { Area } from '../../host/pictures/preparePicture.ts'
import type { Replacement } from '../../host/pictures/replacePicture.ts'
import { call, type StudioError } from '../api.ts'
import { centred } from './cropArea.ts'
import { FocusPicture } from './FocusPicture.tsx'
import { PictureDetails, PictureGrid } from './PictureGrid.tsx'
import styles from './pictures.module.css'
import { useCropArea } from './useCropArea.ts'
import { usePhotographs } from './usePhotographs.ts'
import { wordsFor } from './wordsOfPicture.ts'

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
export function ChoosePicture({ current, takesMany, onChoose, onPhotographs, onClose }: ChoosePictureProps) {
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
      {failure && <p role="alert">{failure}</p>}
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
  const [failure, setFailure] = useState<string>()
  const reload = useCallback(() => {
    call('pictures', {}).then(setPictures, (error: StudioError) => setFailure(error.message))
  }, [])
  useEffect(reload, [reload])
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

const shapes = [
  { name: 'Square', ratio: 1 },
  { name: 'Wide', ratio: 16 / 9 },
  { name: 'Landscape', ratio: 4 / 3 },
  { name: 'Upright', ratio: 3 / 4 },
]

const edges: { key: keyof Area; name: string }[] = [
  { key: 'left', name: 'From the left' },
  { key: 'top', name: 'From the top' },
  { key: 'width', name: 'Width' },
  { key: 'height', name: 'Height' },
]

interface CropPictureProps {
  picture: ListedPicture
  /** Called with the picture that holds the part. */
  onDone(path: string): void
  onClose(): void
}

/** Cuts a part out of a picture. The whole picture stays. */
function CropPicture({ picture: { path, width, height }, onDone, onClose }: CropPictureProps) {
  const size = { width, height }
  const { area, setArea, handlers } = useCropArea(size)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const controls = useRef<HTMLFieldSetElement>(null)
  useEffect(() => controls.current?.querySelector('button')?.focus(), [])
  const cut = () => {
    setIsBusy(true)
    call('cropPicture', { path, area }).then(
      stored => onDone(stored.path),
      (error: StudioError) => {
        setFailure(error.message)
        setIsBusy(false)
      },
    )
  }
  return (
    <>
      <p className={styles.hint}>
        Draw a frame around the part that is to stay, choose a shape, or write numbers. The whole picture is
        kept as well.
      </p>
      <div className={styles.crop}>
        <svg className={styles.stage} viewBox={`0 0 ${width} ${height}`} {...handlers}>
          <title>The picture with a frame around the part that stays</title>
          <image href={encodeURI(path)} width={width} height={height} />
          <path
            className={styles.shade}
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0Z M${area.left} ${area.top}h${area.width}v${area.height}h${-area.width}Z`}
          />
          <rect className={styles.frame} x={area.left} y={area.top} width={area.width} height={area.height} />
        </svg>
        <div className={styles.cropControls}>
          <fieldset ref={controls} aria-label="Shape">
            {shapes.map(({ name, ratio }) => (
              <button key={name} type="button" onClick={() => setArea(centred(size, ratio))}>
                {name}
              </button>
            ))}
            <button type="button" onClick={() => setArea({ left: 0, top: 0, ...size })}>
              Whole picture
            </button>
          </fieldset>
          {edges.map(({ key, name }) => (
            <label key={key}>
              {name}
              <input
                // While somebody writes a number, its first digits are none yet.
                key={area[key]}
                type="number"
                min={0}
                defaultValue={area[key]}
                onBlur={event => setArea({ ...area, [key]: event.target.valueAsNumber || 0 })}
              />
            </label>
          ))}
        </div>
      </div>
      {failure && (
        <p role="alert" className={styles.refused}>
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button type="button" data-kind="primary" disabled={isBusy} onClick={cut}>
          {isBusy ? 'The part is being cut …' : 'Use this part'}
        </button>
      </div>
    </>
  )
}
