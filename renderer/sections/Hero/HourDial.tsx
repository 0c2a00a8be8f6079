import { useEffect, useId, useState } from 'react'
import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { color, font, media } from '../../theme/tokens.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type HourLight, hourLight } from './hourLight.ts'

/** A slider over the hours of a day. It begins at the hour that it is at the organisation. */
export default function HourDial({ onTurn }: { onTurn: (light: HourLight) => void }) {
  const { words, timeZone } = useSite()
  const id = useId()
  const [hour, setHour] = useState(() => hourIn(timeZone))
  useEffect(() => onTurn(hourLight(hour)), [hour, onTurn])
  useEffect(() => {
    const { classList } = document.documentElement
    classList.add(lintel)
    return () => classList.remove(lintel)
  }, [])
  const name = words.hoursOfDay.split(',')[hour]?.trim()
  return (
    <div className={dial}>
      <label htmlFor={id}>
        <VisuallyHidden>{words.turnDay}</VisuallyHidden>
        <span aria-hidden="true">{name}</span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={23}
        value={hour}
        aria-valuetext={name}
        onChange={event => setHour(event.target.valueAsNumber)}
      />
    </div>
  )
}

/** The hour in a time zone, 0 to 23. */
const hourIn = (timeZone = 'UTC'): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(new Date()))

/** The header lies over the wall, in colours for the light that the page has by itself. It keeps a ground for them. */
const lintel = css({
  '& [data-overlay] header:not([data-fixed])': { background: color.bar },
  '& [data-overlay] [data-contact-bar]': { background: color.wall },
})

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: '50%',
  background: color.action,
} as const

/** The focus ring is around the thumb: around the slider it would cross the words. */
const ring = { outline: '3px solid currentColor', outlineOffset: 2 } as const

/** The horizon. */
const track = { height: 2, background: color.softOnDark } as const

const dial = css({
  color: color.onDark,
  '& label': { display: 'block', fontFamily: font.display, fontSize: '1.125rem', lineHeight: 1.2 },
  '& input': {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 44,
    margin: '0 0 -10px',
    background: 'none',
    cursor: 'grab',
    outline: 'none',
  },
  '& input:focus-visible::-webkit-slider-thumb': ring,
  '& input:focus-visible::-moz-range-thumb': ring,
  '& input:active': { cursor: 'grabbing' },
  '& input::-webkit-slider-runnable-track': track,
  '& input::-moz-range-track': track,
  '& input::-webkit-slider-thumb': { ...thumb, marginBlockStart: -11 },
  '& input::-moz-range-thumb': thumb,
  [media.forced]: {
    '& input::-webkit-slider-thumb, & input::-webkit-slider-runnable-track': { background: 'ButtonText' },
    '& input::-moz-range-thumb': { background: 'ButtonText' },
  },
})
