import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Focus } from '../../host/pictures/focusPicture.ts'
import type { ListedPicture } from '../../host/pictures/listPictures.ts'
import { call, type StudioError } from '../api.ts'
import { cutAround, focusAt } from './cropArea.ts'
import styles from './pictures.module.css'
import { pointOf } from './useCropArea.ts'

const directions: { key: keyof Focus; name: string }[] = [
  { key: 'x', name: 'From the left' },
  { key: 'y', name: 'From the top' },
]

/** Shapes of places, from the opening of a page to a portrait. */
const shapes = [
  { name: 'Wide', ratio: 21 / 9 },
  { name: 'Square', ratio: 1 },
  { name: 'Upright', ratio: 3 / 4 },
]

interface FocusPictureProps {
  picture: ListedPicture
  onDone(): void
  onClose(): void
}

/** Sets the point around which a picture is cut wherever it has to fit its place. */
export function FocusPicture({ picture, onDone, onClose }: FocusPictureProps) {
  const { path, width, height } = picture
  const [focus, setFocus] = useState<Focus>(picture.focus ?? { x: 50, y: 50 })
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const keep = (focus: Focus | null) => {
    setIsBusy(true)
    call('focusPicture', { path, focus }).then(onDone, (error: StudioError) => {
      setFailure(error.message)
      setIsBusy(false)
    })
  }
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (point) setFocus(focusAt(point, picture))
  }
  const [x, y, radius] = [(focus.x * width) / 100, (focus.y * height) / 100, Math.max(width, height) / 40]
  return (
    <>
      <p className={styles.hint}>
        Drag the point to what matters most, such as a face, or move it with the arrow keys. Wherever the
        picture is cut to fit its place, on every page, that part stays.
      </p>
      <div className={styles.crop}>
        <svg
          className={styles.stage}
          viewBox={`0 0 ${width} ${height}`}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            follow(event)
          }}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
          }}
        >
          <title>The picture with a ring around what matters most</title>
          <image href={encodeURI(path)} width={width} height={height} />
          <circle className={styles.ring} cx={x} cy={y} r={radius} />
          <circle className={styles.point} cx={x} cy={y} r={radius} />
        </svg>
        <div className={styles.focusControls}>
          {directions.map(({ key, name }) => (
            <label key={key}>
              {name}: {focus[key]} %
              <input
                ref={key === 'x' ? first : undefined}
                type="range"
                min={0}
                max={100}
                value={focus[key]}
                onChange={event => setFocus({ ...focus, [key]: event.target.valueAsNumber })}
              />
            </label>
          ))}
          {shapes.map(({ name, ratio }) => {
            const { left, top, width: across, height: down } = cutAround(focus, picture, ratio)
            return (
              <figure key={name}>
                <svg viewBox={`${left} ${top} ${across} ${down}`} aria-hidden="true">
                  <image href={encodeURI(path)} width={width} height={height} />
                </svg>
                <figcaption>{name}</figcaption>
              </figure>
            )
          })}
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
        {picture.focus && (
          <button type="button" disabled={isBusy} onClick={() => keep(null)}>
            Forget the point
          </button>
        )}
        <button type="button" data-kind="primary" disabled={isBusy} onClick={() => keep(focus)}>
          Keep this point
        </button>
      </div>
    </>
  )
}
