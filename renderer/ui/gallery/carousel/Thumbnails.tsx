import { useWords } from '../../../contexts/useWords.ts'
import { carousel } from '../../../theme/constants.ts'
import { css } from '../../../theme/css.ts'
import { color, media, size } from '../../../theme/tokens.ts'
import { fillWords } from '../../text/fillWords.ts'
import type { GalleryLayoutProps } from '../GalleryLayoutProps.ts'
import { PictureLink } from '../PictureLink.tsx'

interface ThumbnailsProps extends Pick<GalleryLayoutProps, 'slides' | 'onOpen'> {
  /** The index of the picture that the carousel shows. */
  current: number
}

/** Small pictures of the first slides in a grid, each a link to the full one. */
export function Thumbnails({ slides, current, onOpen }: ThumbnailsProps) {
  const { shownPictures } = useWords()
  const [shown, total] = [Math.min(carousel.thumbnails, slides.length), slides.length]
  return (
    <div className={area}>
      <ul className={grid}>
        {slides.slice(0, shown).map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shuffle moves pictures between elements, not the elements
          <li key={index}>
            <PictureLink
              slide={slide}
              index={index}
              isCurrent={index === current}
              sizes="(min-width: 43.75em) 12vw, 25vw"
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {shown < total && <p className={note}>{fillWords(shownPictures, { shown, total })}</p>}
    </div>
  )
}

const area = css({ gridArea: 'thumbnails', marginBlockStart: 24 })

const note = css({ marginBlockStart: 14, fontSize: size.small, color: color.softOnDark })

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  '& > li': { aspectRatio: '4 / 3' },
  [media.medium]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
})
