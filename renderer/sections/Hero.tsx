import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { color, media, size, space } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { ButtonLink, TextLink } from '../ui/ButtonLink.tsx'
import { useIsRoom, WallPicture } from '../ui/WallPicture.tsx'
import { useLight } from '../useLight.ts'

/** The opening of a page. Words stand on plain wall, left of the picture's openings; on phones above it. */
export default function Hero({ section }: SectionData<'hero'>) {
  const id = useId()
  const light = useLight()
  const wall = light?.wall ?? color.wall
  const ink = light?.onWall ?? color.onDark
  const isDark = ink === color.onDark
  const [main, second] = section.actions ?? []
  return (
    <Room id={section.id} aria-labelledby={id} wall={wall} ink={ink}>
      <Words data-room={useIsRoom(section.backgroundImage) || undefined}>
        <Name id={id} isLong={hasLongWord(section.title)}>
          {section.title}
        </Name>
        <p>{section.description}</p>
        {main && (
          <Actions>
            <ButtonLink href={main.buttonLink} tone={isDark ? 'light' : 'dark'}>
              {main.buttonText}
            </ButtonLink>
            {second && <TextLink href={second.buttonLink}>{second.buttonText}</TextLink>}
          </Actions>
        )}
      </Words>
      <View src={section.backgroundImage} wall={wall} ink={ink} isFirst />
    </Room>
  )
}

/** In the full size a word of more letters would reach beyond the plain part of the wall. */
const hasLongWord = (title: string): boolean => title.split(/[\s–-]+/).some(word => word.length > 11)

const Room = styled('section', { shouldForwardProp: prop => prop !== 'wall' && prop !== 'ink' })<{
  wall: string
  ink: string
}>(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    [media.medium]: {
      minHeight: `calc(min(max(47.2vw, 25rem), 56rem) + var(--header-height, 0px))`,
      justifyContent: 'center',
    },
    [media.print]: { minHeight: 0 },
  },
  ({ wall, ink }) => ({ background: wall, color: ink }),
)

const View = styled(WallPicture)({
  '& img': { aspectRatio: '8 / 7' },
  '&[data-room] img': { objectPosition: '88% 100%' },
  [media.medium]: {
    insetBlockStart: 'var(--header-height, 0px)',
    '& img': { aspectRatio: 'auto' },
    '&[data-room] img': { objectPosition: '50% 100%' },
  },
})

const Words = styled(Wrap)({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingBlock: `calc(var(--header-height, 0px) + clamp(36px, 5vw, 72px)) clamp(40px, 5vw, 72px)`,
  '& > p': { fontSize: size.lead, lineHeight: 1.5, marginBlockStart: 'clamp(20px, 2.4vw, 36px)' },
  [media.medium]: {
    '& > *': { maxWidth: 'min(44vw, 640px)' },
    // Clear of skirting and floor.
    '&[data-room]': { paddingBlockEnd: 'calc(10vw + 24px)' },
  },
})

const Name = styled(Heading, { shouldForwardProp: prop => prop !== 'isLong' })<{ isLong: boolean }>(
  ({ isLong }) => isLong && { fontSize: 'clamp(2.25rem, 4.9vw, 4.625rem)', lineHeight: 1.02 },
)

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `16px ${space.gutter}`,
  marginBlockStart: 34,
})
