import { lazy, Suspense, useId, useState } from 'react'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { Heading } from '../contexts/heading.tsx'
import { useGround } from '../contexts/useGround.ts'
import { useLight } from '../contexts/useLight.ts'
import { useHydrated } from '../hooks/useHydrated.ts'
import { css, cx } from '../theme/css.ts'
import { lightAfter, lights } from '../theme/lights.ts'
import { type Paint, paintClass } from '../theme/paint.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { ButtonLink, textLink } from '../ui/ButtonLink.tsx'
import { wrap } from '../ui/grid.ts'
import { floorHeight, SunScreen } from '../ui/picture/SunScreen.tsx'
import { useWordsPane } from '../ui/picture/useWordsPane.ts'
import { useIsRoom, WallPicture } from '../ui/picture/WallPicture.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Inline } from '../ui/text/Inline.tsx'
import type { HourLight } from './Hero/hourLight.ts'

// Without it the page keeps its own light.
const HourDial = lazy(() => import('./Hero/HourDial.tsx').catch(() => ({ default: () => <></> })))

const unlit: Paint = { wall: color.wall, onWall: color.onDark, softOnWall: color.softOnDark }

/** The first section of a page. Its text is left of the picture, on phones above it. */
export default function Hero({ section }: SectionData<'hero'>) {
  const id = useId()
  const ofPage = useLight()
  const isHydrated = useHydrated()
  const [hour, setHour] = useState<HourLight>()
  const paint = hour?.light ?? ofPage ?? unlit
  const light = hour?.light ?? ofPage ?? lights['first-light']
  const { isDark } = useGround(paint.name)
  const isRoom = useIsRoom(section.backgroundImage) && !section.screen
  const pane = useWordsPane(section.screen ? undefined : section.backgroundImage, paint)
  const [main, second] = section.actions ?? []
  return (
    <section
      id={section.id}
      aria-labelledby={id}
      className={cx(hero, paintClass(paint), section.followsDay && turning)}
    >
      <div className={words} data-room={isRoom || section.screen ? '' : undefined}>
        <div className={cx(column, pane)}>
          <Heading id={id} className={hasLongWord(section.title) ? longTitle : undefined}>
            {section.title}
          </Heading>
          <p>
            <Inline text={section.description} />
          </p>
          {main && (
            <div className={actions}>
              <ButtonLink href={main.buttonLink} tone={isDark ? 'light' : 'dark'}>
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
          className={cx(screen, hour?.place)}
          light={light}
          other={hour?.other ?? lightAfter(light, 2)}
          block={section.screen}
        />
      ) : (
        <WallPicture className={view} src={section.backgroundImage} paint={paint} isPriority />
      )}
      {section.followsDay && (
        <div className={dialPlace}>
          {isHydrated && (
            <Suspense>
              <HourDial onTurn={setHour} />
            </Suspense>
          )}
        </div>
      )}
    </section>
  )
}

/** At full size, a longer word would overflow the plain part of the wall. */
const hasLongWord = (title: string): boolean => title.split(/[\s–-]+/).some(word => word.length > 11)

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

const screen = css({ [media.medium]: { insetBlockStart: 'var(--header-height, 0px)' } })

/** The light turns. */
const turning = css({
  '@media (prefers-reduced-motion: no-preference)': {
    '&, & [aria-hidden] *, & [aria-hidden] *::before, & [aria-hidden] *::after': {
      transition: 'color 0.8s, background-color 0.8s, fill 0.8s, transform 0.8s',
    },
  },
})

/** A sill on the floor, left of the light. On phones below it. */
const dialPlace = css({
  position: 'relative',
  minHeight: '5.25rem',
  padding: `12px ${space.margin} 0`,
  background: color.deep,
  [media.medium]: {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    display: 'grid',
    alignItems: 'center',
    minHeight: 0,
    width: '33vw',
    height: floorHeight,
    paddingBlock: 0,
    paddingInlineEnd: space.gutter,
  },
  '@media (scripting: none)': { display: 'none' },
  [media.print]: { display: 'none' },
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

const longTitle = css({ fontSize: 'clamp(2.25rem, 4.9vw, 4.625rem)', lineHeight: 1.02 })

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `16px ${space.gutter}`,
  marginBlockStart: 34,
})
