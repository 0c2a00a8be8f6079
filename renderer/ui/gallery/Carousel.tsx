import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { carousel } from '../../constants.ts'
import { color, media, size, space } from '../../theme/tokens.ts'
import { Title } from '../SectionHead.tsx'
import type { GalleryLayoutProps } from './GalleryLayoutProps.ts'
import { Panel } from './Panel.tsx'
import { Strip } from './Strip.tsx'
import { Thumbnails } from './Thumbnails.tsx'
import { useLiveCarousel } from './useLiveCarousel.ts'

/**
 * One picture of many at a time, and the first of them small below it. Prerendered it is a strip of pictures that
 * scrolls sideways; the carousel takes the strip's place, size and position once its code is there.
 */
export function Carousel({ id, title, description, slides, onOpen }: GalleryLayoutProps) {
  const strip = useRef<HTMLUListElement>(null)
  const live = useLiveCarousel(strip)
  const [current, setCurrent] = useState(0)
  return (
    <Layout role="group" aria-roledescription="carousel" aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {description && <Description>{description}</Description>}
      </Head>
      {live ? (
        <live.LiveCarousel slides={slides} start={live.start} onShow={setCurrent} onOpen={onOpen} />
      ) : (
        <>
          <Strip ref={strip} slides={slides} onOpen={onOpen} />
          <Panel slides={slides} current={0} />
        </>
      )}
      <Thumbnails slides={slides.slice(0, carousel.thumbnails)} current={current} onOpen={onOpen} />
    </Layout>
  )
}

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "stage" "panel" "thumbnails"',
  columnGap: space.gutter,
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"stage head" "stage panel" "thumbnails thumbnails"',
  },
})

const Head = styled.div({
  gridArea: 'head',
  marginBlockEnd: 28,
  [media.large]: { marginBlockEnd: 0, '& > :first-child': { fontSize: 'clamp(2rem, 2.9vw, 2.625rem)' } },
})

const Description = styled.p({
  marginBlockStart: 18,
  maxWidth: '36rem',
  fontSize: size.body,
  color: color.softOnDark,
})
