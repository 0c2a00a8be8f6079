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
const shapes = [
  { name: 'Wide', aspectRatio: '21 / 9' },
  { name: 'Square', aspectRatio: '1' },
  { name: 'Upright', aspectRatio: '3 / 4' },
]

interface FocusPictureProps {
  path: string
  /** The point that it has already. */
  focus: Focus | undefined
  onClose(): void
}

/** Sets the point around which a picture is cut wherever it has to fit its place. */
export function FocusPicture({ path, focus: before, onClose }: FocusPictureProps) {
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
  const [left, top] = [`${focus.x}%`, `${focus.y}%`]
  return (
    <>
      <p data-help>
        Drag the point to what matters most, such as a face, or move it with the arrow keys. Wherever the
        picture is cut to fit its place, on every page, that part stays.
      </p>
      <div className={styles.focus}>
        <div
          className={styles.stage}
          onPointerDown={event => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setFocus(pointOf(event))
          }}
          onPointerMove={event => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) setFocus(pointOf(event))
          }}
        >
          <img src={src} alt="All of it" draggable={false} />
          <span style={{ left, top }} />
        </div>
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
          {shapes.map(({ name, aspectRatio }) => (
            <figure key={name}>
              <img src={src} alt="" style={{ aspectRatio, objectPosition: `${left} ${top}` }} />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
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

/** Where a pointer is on the picture. Beyond the edge the edge counts. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)))
  return { x: percent((clientX - left) / width), y: percent((clientY - top) / height) }
}
