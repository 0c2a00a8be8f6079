import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { lightAfter, lights } from '../theme/lights.ts'
import { color, media } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Linked } from '../ui/Linked.tsx'
import { ProspectusButton } from '../ui/ProspectusButton.tsx'
import { Lead, Title } from '../ui/SectionHead.tsx'
import { WallPicture } from '../ui/WallPicture.tsx'
import { useLight } from '../useLight.ts'

/** The close of a page, in the light that follows the page's own. */
export default function CallToAction({ section }: SectionData<'callToAction'>) {
  const id = useId()
  const light = useLight()
  const following = light ? lightAfter(light) : lights.bright
  const paint = section.light ? lights[section.light] : following
  const tone = paint.onWall === color.onDark ? 'light' : 'dark'
  return (
    <Close id={section.id} aria-labelledby={id} wall={paint.wall} ink={paint.onWall}>
      <Words>
        <Title id={id}>{section.title}</Title>
        <Lead>
          <Linked>{section.description}</Linked>
        </Lead>
        <Actions>
          <ButtonLink href={section.buttonLink} tone={tone}>
            {section.buttonText}
          </ButtonLink>
          {section.prospectus && <ProspectusButton {...section.prospectus} tone={tone} />}
        </Actions>
      </Words>
      {section.image && <View src={section.image} wall={paint.wall} ink={paint.onWall} />}
    </Close>
  )
}

const Close = styled(Band, { shouldForwardProp: prop => prop !== 'wall' && prop !== 'ink' })<{
  wall: string
  ink: string
}>(
  {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: 0,
    [media.medium]: { minHeight: 'min(max(29.2vw, 20rem), 36rem)', justifyContent: 'center' },
  },
  ({ wall, ink }) => ({ background: wall, color: ink }),
)

const View = styled(WallPicture)({
  '& img': { height: 220 },
  '&[data-room] img': { objectPosition: '100% 50%' },
  [media.medium]: { '& img': { height: '100%' }, '&[data-room] img': { objectPosition: '50% 50%' } },
})

const Words = styled(Wrap)({
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingBlock: 'clamp(64px, 7vw, 104px)',
  '& > p': { marginBlock: '22px 32px' },
  // Twice, so that it outweighs the width of a lead, whichever of the two comes first on a page.
  [media.medium]: { '&& > *': { maxWidth: 'min(41vw, 640px)' } },
})

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '20px 28px' })
