import type { TimelineStage } from '../../../schema/model/entries.ts'
import { useHeadingLevel } from '../../contexts/heading.tsx'
import { useWords } from '../../contexts/useWords.ts'
import { css, cx } from '../../theme/css.ts'
import { lights } from '../../theme/lights.ts'
import { paintClass } from '../../theme/paint.ts'
import { media, size } from '../../theme/tokens.ts'
import { textLink } from '../../ui/ButtonLink.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { besideOpenings } from '../../ui/morning/morning.ts'
import { Icon } from '../../ui/picture/Icon.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { fillWords } from '../../ui/text/fillWords.ts'
import { RichText } from '../../ui/text/RichText.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Frieze } from './Frieze.tsx'
import { lightOf } from './lightOf.ts'
import { route, routes } from './routes.ts'

interface StageProps {
  stage: TimelineStage
  /** 1 for the stages of the line itself, one more for each nesting. */
  depth?: number
}

/** One stage: icon, name, description and a disclosure with the long text. Nested stages follow as routes. */
export function Stage({ stage, depth = 1 }: StageProps) {
  const { name, description, detail, icon, link, children } = stage
  const words = useWords()
  const isAlone = depth === 1 && children.length === 0
  const isLong = stage.content.length > 0
  const head = (
    <>
      <Icon name={icon} size={32} />
      <Name depth={depth}>{name}</Name>
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
              <Frieze light={lights[lightOf(child)]} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function Name({ depth, children }: { depth: number; children: string }) {
  const level = Math.min(useHeadingLevel() + depth, 6)
  const Tag = `h${level}` as 'h2' // All of h2 to h6 take the same props.
  return <Tag>{children}</Tag>
}

/** A stage without routes leaves room for the openings of its band. */
const alone = css({
  [media.medium]: { '&&& > :is(div, details)': { paddingInlineEnd: besideOpenings } },
})

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
