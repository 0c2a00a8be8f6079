import { useId } from 'react'
import { useSite } from '../../contexts/site.tsx'
import { css } from '../../theme/css.ts'
import { hourLight } from '../../theme/hourLight.ts'
import { color, font, media, size, space } from '../../theme/tokens.ts'
import { visuallyHiddenStyle } from '../../theme/visuallyHidden.ts'
import { floorHeight } from '../../ui/picture/SunScreen.tsx'

/**
 * A slider over the hours of a day. `renderer/browser/turnDay.ts` shows it and makes it work.
 * @param hour 0 to 23
 */
export function HourDial({ hour }: { hour: number }) {
  const { words, timeZone, look } = useSite()
  const id = useId()
  const isDark = (hour: number) => {
    const { name } = hourLight(hour).light
    return (name ? look.lights[name] : look.unlit).isDark
  }
  return (
    <div className={dial}>
      <label htmlFor={id}>
        <span className={name}>{words.turnDay}</span>
        <span aria-hidden="true" />
      </label>
      <input
        id={id}
        type="range"
        max={23}
        defaultValue={hour}
        data-hour={words.hoursOfDay}
        data-dark={[...Array(24).keys()].filter(isDark).join()}
        data-time-zone={timeZone}
      />
    </div>
  )
}

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: 24,
  height: 24,
  border: 0,
  borderRadius: '50%',
  background: color.action,
} as const

/** The horizon. */
const track = { height: 2, background: 'currentColor' } as const

/** What is left of the content on screens that are wider than it. */
const outside = `max(0px, (100% - ${space.contentWidth}) / 2)`

/** Says what the slider does, where there is room for it beside the hour. */
const name = css({
  display: 'block',
  font: `${size.small}/1.5 ${font.text}`,
  color: color.softOnDark,
  [media.medium]: visuallyHiddenStyle,
})

/** A sill on the floor, left of the light. On phones below it. */
const dial = css({
  position: 'relative',
  minHeight: '6.75rem',
  padding: `12px ${space.margin} 0`,
  background: color.deep,
  color: color.onDark,
  '& label': {
    display: 'block',
    minHeight: '1.2em',
    fontFamily: font.display,
    fontSize: '1.125rem',
    lineHeight: 1.2,
  },
  '& input': {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 44,
    margin: '0 0 -10px',
    background: 'none',
    cursor: 'grab',
    outlineOffset: -3,
  },
  '& input:active': { cursor: 'grabbing' },
  '& input::-webkit-slider-runnable-track': track,
  '& input::-moz-range-track': track,
  '& input::-webkit-slider-thumb': { ...thumb, marginBlockStart: -11 },
  '& input::-moz-range-thumb': thumb,
  'section:not([data-turned]) > & > *': { visibility: 'hidden' },
  [media.medium]: {
    position: 'absolute',
    // The words of the hero would lie over it, and take the pointer.
    zIndex: 1,
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: 'grid',
    alignContent: 'center',
    minHeight: 0,
    width: `calc(${outside} + 0.33 * min(100%, ${space.contentWidth}))`,
    height: floorHeight,
    paddingBlock: 0,
    paddingInline: `calc(${outside} + ${space.margin}) ${space.gutter}`,
  },
  [media.forced]: {
    '& input::-webkit-slider-thumb, & input::-webkit-slider-runnable-track': { background: 'ButtonText' },
    '& input::-moz-range-thumb': { background: 'ButtonText' },
  },
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
})
