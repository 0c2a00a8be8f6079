import styled from '@emotion/styled'
import type { TimelineStage } from '../../../schema/data.ts'
import { useHeadingLevel } from '../../heading.tsx'
import { paragraphsOf } from '../../paragraphsOf.ts'
import { color, media, size } from '../../theme/tokens.ts'
import { TextLink } from '../../ui/ButtonLink.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Hidden } from '../../ui/Hidden.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Paragraphs } from '../../ui/Paragraphs.tsx'
import { Route, Routes } from './Routes.tsx'
import { wallOf } from './Strip.tsx'

interface StageProps {
  stage: TimelineStage
  /** 1 for the stages of the line itself, one more for each nesting. */
  depth?: number
}

/** One stage: icon, name and description; the long text opens; the stages nested in it follow as routes. */
export function Stage({ stage, depth = 1 }: StageProps) {
  const { name, description, icon, link, children } = stage
  const isLong = paragraphsOf(stage.content).length > 0
  const head = (
    <>
      <Icon name={icon} size={32} />
      <Name depth={depth}>{name}</Name>
      <Description>{description}</Description>
    </>
  )
  return (
    <article>
      {!isLong && <Head>{head}</Head>}
      {isLong && (
        <Opening summary={head}>
          <Text>
            <Paragraphs>{stage.content}</Paragraphs>
          </Text>
        </Opening>
      )}
      <Below>
        <TextLink href={link}>
          Learn more<Hidden> about {name}</Hidden>
        </TextLink>
      </Below>
      {children.length > 0 && (
        <Routes aria-label={`The routes of ${name}`}>
          {children.map(child => (
            <Route key={child.link} wall={wallOf(child)}>
              <Stage stage={child} depth={depth + 1} />
            </Route>
          ))}
        </Routes>
      )}
    </article>
  )
}

function Name({ depth, children }: { depth: number; children: string }) {
  const level = Math.min(useHeadingLevel() + depth, 6)
  const Tag = `h${level}` as 'h2' // one of h2 to h6: of the same props
  return <Tag>{children}</Tag>
}

/** From large screens on, a stage of the line itself has its name on the left and its words on the right. */
const nameColumn = '20rem'
const gap = 24

/** Icon, name and description; behind them, where the stage opens, the mark that says so. */
const headStyle = {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 24px',
  gap: '10px 16px',
  alignItems: 'center',
  '& > svg:first-of-type': { color: color.laterite },
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
} as const

const wideHeadStyle = {
  gridTemplateColumns: `32px ${nameColumn} minmax(0, 1fr) 24px`,
  columnGap: gap,
  '& > svg:last-of-type:not(:first-of-type)': { gridColumn: 4, gridRow: 1 },
} as const

const Head = styled.div(headStyle, { [media.large]: { 'ol > li > article > &': wideHeadStyle } })

/** Its parts stand in the `<summary>` itself, which takes text and headings alone. */
const Opening = styled(Disclosure)({
  '& > summary': headStyle,
  [media.large]: { 'ol > li > article > & > summary': wideHeadStyle },
})

const Description = styled.span({
  gridColumn: '1 / 3',
  maxWidth: '34rem',
  fontSize: size.body,
  color: color.soft,
  [media.large]: {
    'ol > li > article > details > summary > &, ol > li > article > div > &': { gridColumn: 'auto' },
  },
})

/** What stands below the description, in its column. */
const Below = styled.div({
  [media.large]: {
    'ol > li > article > &, ol > li > article > details > div > &': {
      marginLeft: `calc(${32 + 2 * gap}px + ${nameColumn})`,
    },
  },
})

const Text = styled(Below)({ maxWidth: '38rem', paddingTop: 16, '& > p + p': { marginTop: '0.8em' } })
