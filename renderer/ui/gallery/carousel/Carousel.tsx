import { useRef, useState } from 'react'
import { useWords } from '../../../contexts/useWords.ts'
import { css } from '../../../theme/css.ts'
import { color, media, size, space } from '../../../theme/tokens.ts'
import { Inline } from '../../text/Inline.tsx'
import { Title } from '../../text/SectionHead.tsx'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { Panel } from './Panel.tsx'
import { StaticCarousel } from './StaticCarousel.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useInteractiveCarousel } from './useInteractiveCarousel.ts'

/**
 * One picture of many at a time, with thumbnails of the first ones below it. The prerendered HTML has a static carousel. Once
 * its code has loaded, an interactive one of the same size replaces it and shows the same picture.
 */
export function Carousel({ id, title, description, slides, onOpen }: GalleryLayoutProps) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const loaded = useInteractiveCarousel(list)
  const [current, setCurrent] = useState(0)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div className={layout} role="group" aria-roledescription={words.carousel} aria-labelledby={id}>
      <div className={head}>
        <Title id={id}>{title}</Title>
        {description && (
          <p className={descriptionClass}>
            <Inline text={description} />
          </p>
        )}
      </div>
      {loaded ? (
        <loaded.InteractiveCarousel
          slides={slides}
          start={loaded.start}
          onShow={setCurrent}
          onOpen={onOpen}
        />
      ) : (
        <>
          <StaticCarousel ref={list} slides={slides} onOpen={onOpen} />
          <Panel slides={slides} current={0} />
        </>
      )}
      <Thumbnails slides={slides} current={current} onOpen={onOpen} />
    </div>
  )
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "viewport" "panel" "thumbnails"',
  columnGap: space.gutter,
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"viewport head" "viewport panel" "thumbnails thumbnails"',
  },
})

const head = css({
  gridArea: 'head',
  marginBlockEnd: 28,
  [media.large]: { marginBlockEnd: 0, '& > :first-child': { fontSize: 'clamp(2rem, 2.9vw, 2.625rem)' } },
})

const descriptionClass = css({
  marginBlockStart: 18,
  maxWidth: size.measure,
  fontSize: size.body,
  color: color.softOnDark,
})
