import { useId } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useGround, useSite } from '../contexts/site.tsx'
import { useLight } from '../contexts/useLight.ts'
import { css, cx } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { hourLight, turnable } from '../theme/hourLight.ts'
import { lightAfter, lights } from '../theme/lights.ts'
import { paintClass, unlit } from '../theme/paint.ts'
import { wrapping } from '../theme/styles.ts'
import { visuallyHiddenStyle } from '../theme/visuallyHidden.tsx'
import { wrap } from '../ui/Band.tsx'
import { floorHeight, SunScreen } from '../ui/picture/SunScreen.tsx'
import { paned, useIsRoom, useWordsPane, WallPicture } from '../ui/picture/WallPicture.tsx'
import { ButtonLink, SiteLink, textLink } from '../ui/SiteLink.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Sentence } from '../ui/text/Inline.tsx'

/** The first section of a page. Its text is left of the picture, on phones above it. */
export default function Hero({ section }: SectionData<'hero'>) {
  const id = useId()
  const ofPage = useLight()
  const paint = ofPage ?? unlit
  const light = ofPage ?? lights['first-light']
  const follows = section.followsDay && turnable(light)
  const tone = useGround(paint.name).isDark ? 'light' : 'dark'
  const isRoom = useIsRoom(section.backgroundImage) && !section.screen
  const pane = useWordsPane(section.screen ? undefined : section.backgroundImage, paint)
  const [main, second] = section.actions ?? []
  return (
    <section
      id={section.id}
      aria-labelledby={id}
      className={cx(hero, pane && paned, paintClass(follows || paint), follows && turning)}
    >
      {follows && <div className={`${lintel} ${paintClass(paint)}`} />}
      <div className={words} data-room={isRoom || section.screen ? '' : undefined}>
        <div className={cx(column, pane)}>
          <Heading id={id} className={hasLongWord(section.title) ? longTitle : undefined}>
            {section.title}
          </Heading>
          <Sentence text={section.description} />
          {main && (
            <div className={cx(actions, follows && turnableButton[tone])}>
              <ButtonLink href={main.buttonLink} tone={tone}>
                {main.buttonText}
              </ButtonLink>
              {second && (
                <SiteLink className={textLink} href={second.buttonLink}>
                  {second.buttonText}
                </SiteLink>
              )}
            </div>
          )}
        </div>
      </div>
      {section.screen ? (
        <SunScreen
          className={screen}
          light={follows || light}
          other={follows ? turnable(lightAfter(light, 2), 'next') : lightAfter(light, 2)}
          block={section.screen}
        />
      ) : (
        <WallPicture className={view} src={section.backgroundImage} paint={paint} isPriority />
      )}
      {follows && <HourDial hour={light.angle / 15 + 6} />}
    </section>
  )
}

/** At full size, a longer word would overflow the plain part of the wall. */
const hasLongWord = (title: string): boolean => title.split(/[\s–]+/).some(word => word.length > 11)

const buttonOf = (ground: string, words: string) =>
  css({
    '& > a:first-of-type': {
      background: `var(--hour-button, ${ground})`,
      color: `var(--hour-on-button, ${words})`,
    },
  })

/** On bright walls the button is dark, on dark ones bright. */
const turnableButton = {
  light: buttonOf(color.action, color.ink),
  dark: buttonOf(color.ink, color.onDark),
}

/**
 * A slider over the hours of a day. `renderer/browser/turnDay.ts` shows it and makes it work.
 * @param hour 0 to 23
 */
function HourDial({ hour }: { hour: number }) {
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
        data-now={words.hourNow}
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
  background: 'currentColor',
} as const

/** The horizon. */
const track = { height: 2, background: 'currentColor' } as const

/** What is left of the content on screens that are wider than it. */
const outside = `max(0px, (100% - ${space.contentWidth}) / 2)`

const hero = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  [media.medium]: {
    minHeight: `calc(min(max(47.2vw, 25rem), 56rem) + var(--header-height, 0px))`,
    justifyContent: 'center',
  },
  [media.print]: { minHeight: 0 },
})

const view = css({
  '& img': { aspectRatio: '8 / 7' },
  '&[data-room] img': { objectPosition: '88% 100%' },
  [media.medium]: {
    insetBlockStart: 'var(--header-height, 0px)',
    '& img': { aspectRatio: 'auto' },
    '&[data-room] img': { objectPosition: '50% 100%' },
  },
})

const screen = css({ order: 1, [media.medium]: { insetBlockStart: 'var(--header-height, 0px)' } })

/** The light turns. */
const turning = css({
  '@media (prefers-reduced-motion: no-preference)': {
    '&, & [aria-hidden] *, & [aria-hidden] *::before, & [aria-hidden] *::after': {
      transition: 'color 0.8s, background-color 0.8s, fill 0.8s, transform 0.8s',
    },
  },
})

/** The header is over the top of the wall, in colours for the light of the page: there the wall does not turn. */
const lintel = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  height: 'var(--header-height, 0px)',
})

const words = css(wrap, {
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingBlock: `calc(var(--header-height, 0px) + clamp(36px, 5vw, 72px)) clamp(40px, 5vw, 72px)`,
  // Keeps the text above skirting and floor.
  [media.medium]: { '&[data-room]': { paddingBlockEnd: 'calc(10vw + 24px)' } },
})

const column = css({
  '& > p': { fontSize: size.lead, lineHeight: 1.5, marginBlockStart: 'clamp(20px, 2.4vw, 36px)' },
  [media.medium]: { maxWidth: 'min(44vw, 640px)' },
})

const longTitle = css({ fontSize: 'clamp(min(2.25rem, 3.4vw + 26px), 4.9vw, 4.625rem)', lineHeight: 1.02 })

const actions = css({
  ...wrapping,
  gap: `16px ${space.gutter}`,
  marginBlockStart: 34,
})

/** Says what the slider does, where there is room for it next to the hour. */
const name = css({
  display: 'block',
  font: `${size.small}/1.5 ${font.text}`,
  [media.medium]: visuallyHiddenStyle,
})

/** On the floor, left of the light. On phones on the wall, below the words: the picture follows it. */
const dial = css({
  position: 'relative',
  minHeight: '6.75rem',
  padding: `12px ${space.margin} 0`,
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
    // The longest name of an hour has one line: two would push the slider off the sill.
    '& label': { whiteSpace: 'nowrap', fontSize: '1rem' },
  },
  [media.large]: { '& label': { fontSize: '1.125rem' } },
  [media.forced]: {
    '& input::-webkit-slider-thumb, & input::-webkit-slider-runnable-track': { background: 'ButtonText' },
    '& input::-moz-range-thumb': { background: 'ButtonText' },
  },
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
})
