import type { TimelineStage } from '../../schema/model/entries.ts'
import type { LightName } from '../../schema/model/light.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { readingHeight } from '../browser/scrollProgress.ts'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { useWords } from '../contexts/site.tsx'
import { css, cx, keyframes, variants } from '../theme/css.ts'
import { color, media, size, space } from '../theme/designTokens.ts'
import { lights, namesOfLights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { HeadedBand } from '../ui/Band.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { Icon } from '../ui/picture/Icon.tsx'
import { besideOpenings, Openings, pageEdge } from '../ui/picture/Openings.tsx'
import { SiteLink, textLink } from '../ui/SiteLink.tsx'
import { fillWords } from '../ui/text/language.ts'
import { RichText } from '../ui/text/RichText.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

/** Width of the line next to the stages, in CSS pixels. */
const stripWidth = 14

/** Distance from the outer edge of the line to the stages in CSS pixels. */
const stageInset = { phone: 36, medium: 60 } as const

/**
 * The pages of a folder as one morning: each is a band in its own light, from dawn to noon. A line next to them lights up as the
 * visitor scrolls, with the sun at its end.
 */
export default function Timeline({ section, refs }: SectionData<'timeline'>) {
  return (
    <HeadedBand section={section} className={morning} isWide>
      <div className={line}>
        <ol className={list}>
          {refs.stages?.map(stage => (
            <li key={stage.link} className={paintClass(lights[lightOf(stage)])}>
              <Strip stage={stage} />
              <Stage stage={stage} />
              {stage.children.length === 0 && <Openings light={lights[lightOf(stage)]} />}
            </li>
          ))}
        </ol>
        <div className={coverClass} aria-hidden="true" data-progress-cover="" />
        <div className={sky} aria-hidden="true">
          <div className={path} />
        </div>
      </div>
    </HeadedBand>
  )
}

interface StageProps {
  stage: TimelineStage
  /** 1 for the stages of the line itself, one more for each nesting. */
  depth?: number
}

/** One stage: icon, name, description and a disclosure with the long text. Nested stages follow as routes. */
function Stage({ stage, depth = 1 }: StageProps) {
  const { name, description, detail, icon, link, children } = stage
  const words = useWords()
  const Name = `h${Math.min(useHeadingLevel() + depth, 6)}` as 'h2' // All of h2 to h6 take the same props.
  const isAlone = depth === 1 && children.length === 0
  const isLong = stage.content.length > 0
  const head = (
    <>
      <Icon name={icon} size={32} />
      <Name>{wholeWords(name)}</Name>
      <span className={stageDescription}>
        {detail && <strong>{detail}</strong>}
        {description}
      </span>
    </>
  )
  return (
    <article className={isAlone ? alone : undefined}>
      {!isLong && <div className={headClass}>{head}</div>}
      {isLong && (
        <Disclosure className={opening} summary={head}>
          <div className={longText}>
            <RichText text={stage.content} />
          </div>
        </Disclosure>
      )}
      <div className={below}>
        <SiteLink className={textLink} href={link}>
          {words.learnMore}
          <VisuallyHidden> {fillWords(words.aboutThis, { name })}</VisuallyHidden>
        </SiteLink>
      </div>
      {children.length > 0 && (
        <ul className={routes} aria-label={fillWords(words.routesOf, { name })}>
          {children.map(child => (
            <li className={cx(route, paintClass(lights[lightOf(child)]))} key={child.link}>
              <Stage stage={child} depth={depth + 1} />
              <div className={frieze} aria-hidden="true">
                <BlockWall light={lights[lightOf(child)]} columns={8} rows={4} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** On large screens, a stage of the line itself has its name on the left and its text on the right. */
const nameColumn = 'clamp(13rem, 22vw, 20rem)'
const gap = 24

/** Icon, name and description, then the chevron of a stage that opens. */
const headStyle = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 24px',
  gap: '10px 16px',
  alignItems: 'center',
  '& > svg:last-of-type:not(:first-of-type)': { gridColumn: 3, gridRow: 1 },
  '& > :is(h2, h3)': {
    fontSize: 'clamp(1.625rem, 2.6vw, 2.375rem)',
    lineHeight: 1.12,
    letterSpacing: '-0.018em',
  },
  'li li & > :is(h3, h4, h5, h6)': {
    fontSize: 'clamp(1.375rem, 1.8vw, 1.625rem)',
    lineHeight: 1.15,
  },
  [media.zoomed]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24px',
    columnGap: 4,
    '& > :is(h2, h3)': { fontSize: '9vw !important' },
    '& > svg:first-of-type': { display: 'none' },
    '& > svg:last-of-type:not(:first-of-type)': { gridColumn: 2 },
  },
  // Icons are not printed, and the name would stand in their column.
  [media.print]: { display: 'block' },
} as const

const wideHeadStyle = {
  gridTemplateColumns: `32px ${nameColumn} minmax(0, 1fr) 24px`,
  columnGap: gap,
  '& > svg:last-of-type:not(:first-of-type)': { gridColumn: 4, gridRow: 1 },
} as const

/** A stage's segment of the line, in the colour of its sky, or in the colours of its routes side by side. */
function Strip({ stage }: { stage: TimelineStage }) {
  const routes = stage.children.length > 0 ? stage.children : [stage]
  return (
    <div className={strip} aria-hidden="true">
      {routes.map(route => (
        <div className={lit(lightOf(route))} key={route.link} />
      ))}
    </div>
  )
}

// Some browsers do not start an animation without a duration. The timeline overrides it.
const scrolled = (name: string) => ({
  'html:not([data-saves-data]) &': {
    animation: `${name} 1ms linear both`,
    animationTimeline: '--journey',
  },
})

const sunSize = 38

/** The light of a stage's band: that of its first route, whose band it shares, or its own. */
const lightOf = ({ children: [first], light = 'noon' }: TimelineStage): LightName =>
  first ? lightOf(first) : light

const morning = css({ paddingBlockEnd: 0 })

/** Its scroll position drives the animation. */
const line = css({
  position: 'relative',
  viewTimelineName: '--journey',
  viewTimelineInset: `${readingHeight * 100}% ${(1 - readingHeight) * 100}%`,
})

const list = css({
  '& > li': { position: 'relative', overflow: 'hidden' },
  '& > li > article > :is(div, details)': {
    paddingInlineStart: `calc(${pageEdge} + ${stageInset.phone}px)`,
    paddingInlineEnd: space.margin,
    [media.zoomed]: { paddingInlineStart: `calc(${pageEdge} + 20px)` },
    [media.medium]: { paddingInlineStart: `calc(${pageEdge} + ${stageInset.medium}px)` },
    [media.print]: { paddingInline: 0 },
  },
  '& > li > article > :first-child': { paddingBlockStart: 'clamp(36px, 4.4vw, 64px)' },
  '& > li > article > div:last-of-type': { paddingBlockEnd: 'clamp(28px, 3.6vw, 52px)' },
})

/** A stage without routes leaves room for the openings of its band. */
const alone = css({
  [media.medium]: { '&&& > :is(div, details)': { paddingInlineEnd: besideOpenings } },
})

const headClass = css(headStyle, { [media.large]: { 'ol > li > article > &': wideHeadStyle } })

/** The grid is the `<summary>` itself, which may contain only phrasing content and headings, no `<div>`. */
const opening = css({
  '& > summary': headStyle,
  [media.large]: { 'ol > li > article > & > summary': wideHeadStyle },
})

const stageDescription = css({
  gridColumn: '1 / 3',
  maxWidth: size.measure,
  fontSize: size.body,
  color: 'var(--soft-on-wall)',
  '& > strong': { display: 'block', color: 'inherit' },
  [media.large]: {
    'ol > li > article > details > summary > &, ol > li > article > div > &': { gridColumn: 'auto' },
  },
})

/** Content below the description, in the same column. */
const below = css({
  [media.large]: {
    'ol > li > article > &, ol > li > article > details > div > &': {
      marginInlineStart: `calc(${32 + 2 * gap}px + ${nameColumn})`,
    },
  },
})

const longText = css(below, { maxWidth: size.measure, paddingTop: 16, '& > p + p': { marginTop: '0.8em' } })

/** One course of blocks along the lower edge of a route's band. */
const frieze = css({
  overflow: 'hidden',
  height: 56,
  '& > svg': { width: '100%', aspectRatio: '8 / 4' },
  [media.medium]: { height: 'clamp(64px, 6.2vw, 100px)' },
  [media.print]: { display: 'none' },
})

/** The class of a list of alternative stages: side by side from edge to edge of the window, each a band in its own light. */
const routes = css({
  display: 'grid',
  [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
})

/** The class of an alternative. The first one is next to the line; on phones they all do. */
const route = css({
  display: 'flex',
  flexDirection: 'column',
  '& > article': {
    flex: 1,
    paddingBlock: '32px 36px',
    paddingInline: `calc(${pageEdge} + ${stageInset.phone}px) ${space.margin}`,
    [media.zoomed]: { paddingInlineStart: `calc(${pageEdge} + 20px)` },
    [media.medium]: { paddingInline: '36px' },
  },
  [media.medium]: {
    '&:first-of-type > article': {
      // Percentages would be of half the window here.
      paddingInlineStart: `calc(max(${space.margin}, (100vw - ${space.contentWidth}) / 2 + ${space.margin}) + ${stageInset.medium}px)`,
    },
  },
})

const strip = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: pageEdge,
  display: 'flex',
  width: stripWidth,
})

const lit = variants('lit', namesOfLights, name => ({
  flex: 1,
  background: lights[name].sky,
}))

const uncover = keyframes({ from: { transform: 'scaleY(1)' }, to: { transform: 'scaleY(0)' } })
const descend = keyframes({ from: { transform: 'translateY(-100%)' }, to: { transform: 'none' } })

/**
 * Keeps dark the part of the line that the visitor has not reached yet; the sun is where the light ends. Browsers with
 * scroll-driven animations need no JavaScript for it, others browser/scrollProgress.ts.
 */
const coverClass = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: pageEdge,
  width: stripWidth,
  background: color.deep,
  transformOrigin: 'bottom',
  // Without JavaScript and without scroll-driven animations, the whole line shows.
  transform: 'scaleY(0)',
  '@supports (animation-timeline: view())': scrolled(uncover),
})

const sky = css({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(${pageEdge} + ${(stripWidth - sunSize) / 2}px)`,
  display: 'none',
  width: sunSize,
  overflow: 'clip',
  pointerEvents: 'none',
  '@supports (animation-timeline: view())': { display: 'block', [media.calm]: { display: 'none' } },
  '[data-saves-data] &': { display: 'none' },
  [media.print]: { display: 'none' },
})

/** As high as the line, with the sun at its lower end: a transform moves it without a new layout. */
const path = css({
  height: '100%',
  ...scrolled(descend),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    width: sunSize,
    height: sunSize,
    border: `3px solid ${color.deep}`,
    borderRadius: '50%',
    background: color.action,
  },
})
