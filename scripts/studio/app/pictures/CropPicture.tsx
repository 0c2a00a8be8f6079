import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Area } from '../../host/pictures/preparePicture.ts'
import type { Focus, ListedPicture } from '../../site/fileCalls.ts'
import { call } from '../call.ts'
import { Actions, Failure, useTask } from '../dialog/Dialog.tsx'
import fileStyles from '../files/files.module.css'
import styles from './pictures.module.css'

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
  const { isBusy, failure, run } = useTask()
  const controls = useRef<HTMLFieldSetElement>(null)
  useEffect(() => controls.current?.querySelector('button')?.focus(), [])
  const cut = () => run(async () => onDone((await call('cropPicture', { path, area })).path))
  return (
    <>
      <p className={fileStyles.hint}>
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
      <Failure words={failure} />
      <Actions>
        <button type="button" onClick={onClose}>
          Back
        </button>
        <button type="button" data-kind="primary" disabled={isBusy} onClick={cut}>
          {isBusy ? 'The part is being cut …' : 'Use this part'}
        </button>
      </Actions>
    </>
  )
}

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
  picture: ListedPicture
  onDone(): void
  onClose(): void
}

/** Sets the point around which a picture is cut wherever it has to fit its place. */
export function FocusPicture({ picture, onDone, onClose }: FocusPictureProps) {
  const { path, width, height } = picture
  const [focus, setFocus] = useState<Focus>(picture.focus ?? { x: 50, y: 50 })
  const { isBusy, failure, run } = useTask()
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const keep = (focus: Focus | null) =>
    run(async () => {
      await call('focusPicture', { path, focus })
      onDone()
    })
  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (point) setFocus(focusAt(point, picture))
  }
  const [x, y, radius] = [(focus.x * width) / 100, (focus.y * height) / 100, Math.max(width, height) / 40]
  return (
    <>
      <p className={fileStyles.hint}>
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
          {places.map(({ name, ratio }) => {
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
      <Failure words={failure} />
      <Actions>
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
      </Actions>
    </>
  )
}

interface CropArea {
  area: Area
  setArea(area: Area): void
  /** For the SVG that shows the picture in its own pixels. */
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp',
    (event: PointerEvent<SVGSVGElement>) => void
  >
}

/** The part of a picture that stays. A pointer draws it, or moves it when it begins within it. */
function useCropArea(size: Size): CropArea {
  const whole = { left: 0, top: 0, ...size }
  const [area, setArea] = useState<Area>(whole)
  const drag = useRef<{ from: Point; moved: Area | undefined }>(undefined)
  const isWhole = area.width === size.width && area.height === size.height
  return {
    area,
    setArea: next => setArea(within(next, size)),
    handlers: {
      onPointerDown: event => {
        const from = pointOf(event)
        if (!from) return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { from, moved: !isWhole && holds(area, from) ? area : undefined }
      },
      onPointerMove: event => {
        const to = pointOf(event)
        if (!drag.current || !to) return
        const { from, moved } = drag.current
        const next = moved && { ...moved, left: moved.left + to.x - from.x, top: moved.top + to.y - from.y }
        setArea(next ? within(next, size) : between(from, to, size))
      },
      onPointerUp: () => {
        drag.current = undefined
      },
    },
  }
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

/** Pixels of the smallest part that can be cut out, in both directions. */
const LEAST = 16

/** The largest part of a shape, in the middle of a picture. @param ratio of its width to its height */
export function centred({ width, height }: Size, ratio: number): Area {
  const across = Math.min(width, Math.round(height * ratio))
  const down = Math.min(height, Math.round(across / ratio))
  return {
    left: Math.round((width - across) / 2),
    top: Math.round((height - down) / 2),
    width: across,
    height: down,
  }
}

/** The part between two places. */
export const between = (one: Point, other: Point, size: Size): Area =>
  within(
    {
      left: Math.min(one.x, other.x),
      top: Math.min(one.y, other.y),
      width: Math.abs(one.x - other.x),
      height: Math.abs(one.y - other.y),
    },
    size,
  )

/** The nearest part in whole pixels that is within the picture and is not too small. */
export function within({ left, top, width, height }: Area, size: Size): Area {
  const x = span(left, width, size.width)
  const y = span(top, height, size.height)
  return { left: x.start, top: y.start, width: x.length, height: y.length }
}

export const holds = ({ left, top, width, height }: Area, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height

/** The part of a picture that a place of a shape shows, as `object-fit: cover` cuts it. @param ratio of width to height */
function cutAround({ x, y }: Focus, size: Size, ratio: number): Area {
  const { width, height } = centred(size, ratio)
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

function span(start: number, length: number, most: number): { start: number; length: number } {
  const whole = Math.min(Math.max(Math.round(length), Math.min(LEAST, most)), most)
  return { start: Math.min(Math.max(Math.round(start), 0), most - whole), length: whole }
}
