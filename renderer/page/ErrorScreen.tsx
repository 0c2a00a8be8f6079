import { useSite } from '../contexts/site.tsx'
import { useWords } from '../contexts/useWords.ts'
import { css } from '../theme/css.ts'
import { lights } from '../theme/lights.ts'
import { color, media, size, space } from '../theme/tokens.ts'
import { Band } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { wrap } from '../ui/grid.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { errorHeading, errorMessage } from './SectionError.tsx'

/** The 404 screen: a wall before sunrise with one light on. The specification gives the words. */
export default function ErrorScreen({ message, home }: { message: string; home: string }) {
  const { hasSearch } = useSite()
  const { search } = useWords()
  return (
    <Band className={night} background="wall">
      <div className={words}>
        <h1 className={title} tabIndex={-1}>
          {errorHeading}
        </h1>
        <p className={errorMessage}>{message}</p>
        <ButtonLink href={home} tone="light">
          Back to the home page
        </ButtonLink>
        {hasSearch && (
          <a className={searchLink} href={`${home}search`}>
            {search}
          </a>
        )}
      </div>
      <div className={view}>
        <BlockWall light={unlit} columns={columns} rows={2 * columns} />
        <BlockWall className={lamp} light={lights[hour]} columns={1} rows={1} />
      </div>
    </Band>
  )
}

const hour = 'sunrise'
const unlit = { ...lights[hour], shade: color.deep, sky: lights['first-light'].shade }
const columns = 6

const night = css({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 0,
  [media.medium]: { display: 'flex', alignItems: 'center', minHeight: 'min(80vh, 44rem)' },
})

const words = css(wrap, {
  width: '100%',
  paddingBlock: space.section,
  [media.medium]: { '& > *': { maxWidth: 'min(44vw, 640px)' } },
})

const searchLink = css({ display: 'inline-flex', alignItems: 'center', minHeight: 44, marginInlineStart: 24 })

const title = css({ fontSize: size.h2, lineHeight: 1.04 })

const view = css({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  '& > svg': { width: '100%', aspectRatio: '1 / 2' },
  [media.medium]: { position: 'absolute', inset: '0 0 0 50%', aspectRatio: 'auto' },
  [media.print]: { display: 'none' },
})

/** Covers the fourth opening of the third row. Percentages of a margin refer to the width. */
const lamp = css({
  position: 'absolute',
  inset: `0 auto auto ${300 / columns}%`,
  marginBlockStart: `${200 / columns}%`,
  '&&': { width: `${100 / columns}%`, aspectRatio: '1' },
})
