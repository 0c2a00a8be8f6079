import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Focus } from '../../site/fileCalls.ts'
import { call } from '../call.ts'
import { Actions, Failure, useTask } from '../dialog/Dialog.tsx'
import styles from './files.module.css'
import { usePictureSource } from './Thumbnail.tsx'

const directions: { key: keyof Focus; name: string }[] = [
  { key: 'x', name: 'From the left' },
  { key: 'y', name: 'From the top' },
]

/** Shapes of places, from the opening of a page to a portrait. */
const places = [
  { name: 'Wide', ratio: 21 / 9 },
  { name: 'Square', ratio: 1 },
  { name: 'Upright', ratio: 3 / 4 },
]

interface FocusPictureProps {
  path: string
  size: Size
  /** The point that it has already. */
  focus: Focus | undefined
  onClose(): void
}

/** Sets the point around which a picture is cut wherever it has to fit its place. */
export function FocusPicture({ path, size, focus: before, onClose }: FocusPictureProps) {
  const { width, height } = size
  const src = usePictureSource(path)
  const [focus, setFocus] = useState<Focus>(before ?? { x: 50, y: 50 })
  const { isBusy, failure, run } = useTask()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const keep = (focus: Focus | null) =>
    run(async () => {
      await call('focusPicture', { path, focus })
      onClose()
    })
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (point) setFocus(focusAt(point, size))
  }
  const [x, y, radius] = [(focus.x * width) / 100, (focus.y * height) / 100, Math.max(width, height) / 40]
  return (
    <>
      <p className={styles.soft}>
        Drag the point to what matters most, such as a face, or move it with the arrow keys. Wherever the
        picture is cut to fit its place, on every page, that part stays.
      </p>
      <div className={styles.focus}>
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
          <image href={src} width={width} height={height} />
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
          {places.map(({ name, ratio }) => {
            const { left, top, width: across, height: down } = cutAround(focus, size, ratio)
            return (
              <figure key={name}>
                <svg viewBox={`${left} ${top} ${across} ${down}`} aria-hidden="true">
                  <image href={src} width={width} height={height} />
                </svg>
                <figcaption>{name}</figcaption>
              </figure>
            )
          })}
        </div>
      </div>
      <Failure words={failure} />
      <Actions>
        <button type="button" onClick={onClose}>
          Back
        </button>
        {before && (
          <button type="button" disabled={isBusy} onClick={() => keep(null)}>
            Forget the point
          </button>
        )}
        <button type="button" data-kind="primary" disabled={isBusy} onClick={() => keep(focus)}>
          Keep this point
        </button>
      </Actions>
    </>
  )
}

/** Where a pointer is, in pixels of the picture. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point | undefined {
  const matrix = currentTarget.getScreenCTM()
  if (!matrix) return undefined
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return { x, y }
}

/** The size of a picture, in pixels. */
interface Size {
  width: number
  height: number
}

/** A place on a picture, in pixels from its upper left corner. */
interface Point {
  x: number
  y: number
}

/** The part of a picture that a place of a shape shows, as `object-fit: cover` cuts it. @param ratio of width to height */
function cutAround({ x, y }: Focus, size: Size, ratio: number) {
  const width = Math.min(size.width, Math.round(size.height * ratio))
  const height = Math.min(size.height, Math.round(width / ratio))
  return {
    left: Math.round(((size.width - width) * x) / 100),
    top: Math.round(((size.height - height) * y) / 100),
    width,
    height,
  }
}

/** A place on a picture in whole percents. Beyond the edge the edge counts. */
const focusAt = ({ x, y }: Point, { width, height }: Size): Focus => ({
  x: percent(x / width),
  y: percent(y / height),
})

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(share * 100)))
