import { useEffect, useRef, useState } from 'react'
import type { ListedPicture } from '../../pictures/listPictures.ts'
import type { Area } from '../../pictures/preparePicture.ts'
import { call, type StudioError } from '../api.ts'
import { centred } from './cropArea.ts'
import styles from './pictures.module.css'
import { useCropArea } from './useCropArea.ts'

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
export function CropPicture({ picture: { path, width, height }, onDone, onClose }: CropPictureProps) {
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
