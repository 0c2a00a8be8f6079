import styled from '@emotion/styled'
import type { SectionData } from '../../schema/data.ts'
import { Heading } from '../heading.tsx'
import { useLight } from '../light.tsx'
import { color, media, size, space } from '../theme/tokens.ts'
import { Wrap } from '../ui/Band.tsx'
import { ButtonLink, TextLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'

/** The opening of a page. Words stand on plain wall, left of the picture's openings; on phones above it. */
export default function Hero({ section }: SectionData<'hero'>) {
  const light = useLight()
  const isDark = light === undefined || light.onWall === color.onDark
  const [main, second] = section.actions ?? []
  return (
    <Room id={section.id} wall={light?.wall ?? color.wall} ink={light?.onWall ?? color.onDark}>
      <View>
        <Picture src={section.backgroundImage} alt="" isFirst />
      </View>
      <Words>
        <Heading>{section.title}</Heading>
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
    </Room>
  )
}

const Room = styled('section', { shouldForwardProp: prop => prop !== 'wall' && prop !== 'ink' })<{
  wall: string
  ink: string
}>(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    [media.large]: { minHeight: 'calc(47.2vw + var(--header-height, 0px) * 0.5)', justifyContent: 'center' },
    [media.print]: { minHeight: 0 },
  },
  ({ wall, ink }) => ({ background: wall, color: ink }),
)

const View = styled.div({
  order: 2,
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '9 / 7',
    objectFit: 'cover',
    objectPosition: '88% 100%',
  },
  [media.medium]: { '& img': { aspectRatio: '16 / 9', objectPosition: '100% 100%' } },
  [media.large]: {
    position: 'absolute',
    inset: 0,
    '& img': { height: '100%', aspectRatio: 'auto', objectPosition: '0 100%' },
  },
  [media.print]: { display: 'none' },
})

const Words = styled(Wrap)({
  position: 'relative',
  width: '100%',
  paddingBlock: `calc(var(--header-height, 0px) + clamp(36px, 5vw, 72px)) clamp(40px, 5vw, 72px)`,
  '& > p': { fontSize: size.lead, lineHeight: 1.5, marginBlockStart: 24 },
  [media.large]: { '& > *': { maxWidth: `min(41vw, 640px)` } },
})

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `16px ${space.gutter}`,
  marginBlockStart: 34,
})
