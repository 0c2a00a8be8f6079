import { useEffect, useState } from 'react'
import type { Focus } from '../../site/fileCalls.ts'
import { call, onChange } from '../call.ts'
import styles from './files.module.css'
import { usePictureSource } from './Thumbnail.tsx'

const MIDDLE: Focus = { x: 50, y: 50 }

/** Percent by which an arrow key moves the point. */
const STEP = 5

const arrows: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
}

/** A picture that is pressed where it matters most: around that point it is cut wherever it has to fit its place. */
export function FocusPicture({ path, label }: { path: string; label: string }) {
  const src = usePictureSource(path)
  const [focus, setFocus] = useState(MIDDLE)
  useEffect(() => {
    // Without an answer the point is where it was.
    const look = () =>
      call('focusOf', { path }).then(
        found => setFocus(found ?? MIDDLE),
        () => undefined,
      )
    look()
    return onChange(look)
  }, [path])
  const move = (x: number, y: number) => {
    const inside = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
    const moved = { x: inside(x), y: inside(y) }
    setFocus(moved)
    const isMiddle = moved.x === MIDDLE.x && moved.y === MIDDLE.y
    // What is refused is not shown as kept.
    call('focusPicture', { path, focus: isMiddle ? null : moved }).catch(() => setFocus(focus))
  }
  return (
    <button
      type="button"
      className={styles.focus}
      title="Press what matters most: wherever the picture is cut, that part stays"
      aria-label={`What matters most: ${focus.x} % from the left, ${focus.y} % from the top. Move it with the arrow keys: ${label}`}
      onClick={({ currentTarget, clientX, clientY, detail }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect()
        // A key presses the button, too.
        if (detail > 0) move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100)
      }}
      onKeyDown={event => {
        const by = arrows[event.key]
        if (!by) return
        event.preventDefault()
        move(focus.x + by.x, focus.y + by.y)
      }}
    >
      <img src={src} alt="" draggable={false} />
      <span style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  )
}
