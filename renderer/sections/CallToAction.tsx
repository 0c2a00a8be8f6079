import styled from '@emotion/styled'
import { useId } from 'react'
import type { SectionData } from '../../schema/data.ts'
import { useLight } from '../light.tsx'
import { lightAfter, lights } from '../theme/lights.ts'
import { color, media } from '../theme/tokens.ts'
import { Band, Wrap } from '../ui/Band.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { ProspectusButton } from '../ui/ProspectusButton.tsx'
import { Lead, Title } from '../ui/SectionHead.tsx'

/** The close of a page, in the light that follows the page's own. */
export default function CallToAction({ section }: SectionData<'callToAction'>) {
  const id = useId()
  const light = useLight()
  const following = light ? lightAfter(light) : lights.bright
  const paint = section.light ? lights[section.light] : following
  const tone = paint.onWall === color.onDark ? 'light' : 'dark'
  return (
    <Close id={section.id} aria-labelledby={id} wall={paint.wall} ink={paint.onWall}>
      {section.image && (
        <View data-drawn={section.image.endsWith('.svg') || undefined}>
          <Picture src={section.image} alt="" />
        </View>
      )}
      <Words>
        <Title id={id}>{section.title}</Title>
        <Lead>{section.description}</Lead>
        <Actions>
          <ButtonLink href={section.buttonLink} tone={tone}>
            {section.buttonText}
          </ButtonLink>
          {section.prospectus && <ProspectusButton {...section.prospectus} tone={tone} />}
        </Actions>
      </Words>
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

/** A drawing brings its own wall, on which the words stand. A photograph takes the right half and leaves them the ground. */
const View = styled.div({
  order: 2,
  '& img': { width: '100%', height: 220, objectFit: 'cover' },
  '&[data-drawn] img': { objectPosition: '100% 50%' },
  [media.medium]: {
    position: 'absolute',
    inset: '0 0 0 50%',
    '&[data-drawn]': { insetInlineStart: 0 },
    '& img': { height: '100%' },
    '&[data-drawn] img': { objectPosition: '50% 50%' },
  },
  [media.print]: { display: 'none' },
})

const Words = styled(Wrap)({
  position: 'relative',
  width: '100%',
  paddingBlock: 'clamp(64px, 7vw, 104px)',
  '& > p': { marginBlock: '22px 32px' },
  [media.medium]: { '& > *': { maxWidth: 'min(41vw, 640px)' } },
})

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '20px 28px' })
