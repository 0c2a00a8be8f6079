import styled from '@emotion/styled'
import { ErrorMessage, errorHeading } from './SectionError.tsx'
import { lights } from './theme/lights.ts'
import { color, media, size, space } from './theme/tokens.ts'
import { Band, Wrap } from './ui/Band.tsx'
import { BlockWall } from './ui/BlockWall.tsx'
import { ButtonLink } from './ui/ButtonLink.tsx'

/** The screen for addresses that lead nowhere: a wall before sunrise, and one light on. The words are the specification's. */
export default function ErrorScreen({ message, home }: { message: string; home: string }) {
  return (
    <Night ground="wall">
      <Words>
        <Title tabIndex={-1}>{errorHeading}</Title>
        <ErrorMessage>{message}</ErrorMessage>
        <ButtonLink href={home} tone="light">
          Back to the home page
        </ButtonLink>
      </Words>
      <View>
        <BlockWall light={unlit} columns={columns} rows={2 * columns} />
        <Lamp light={lights[hour]} columns={1} rows={1} />
      </View>
    </Night>
  )
}

const hour = 'sunrise'
const unlit = { ...lights[hour], shade: color.deep, sky: lights['first-light'].shade }
const columns = 6

const Night = styled(Band)({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: 0,
  [media.medium]: { display: 'flex', alignItems: 'center', minHeight: 'min(80vh, 44rem)' },
})

const Words = styled(Wrap)({
  width: '100%',
  paddingBlock: space.section,
  [media.medium]: { '& > *': { maxWidth: 'min(44vw, 640px)' } },
})

const Title = styled.h1({ fontSize: size.h2, lineHeight: 1.04 })

const View = styled.div({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  '& > svg': { width: '100%', aspectRatio: '1 / 2' },
  [media.medium]: { position: 'absolute', inset: '0 0 0 50%', aspectRatio: 'auto' },
  [media.print]: { display: 'none' },
})

/** One of the openings: the fourth of the third row. Margins in per cent go by the width. */
const Lamp = styled(BlockWall)({
  position: 'absolute',
  inset: `0 auto auto ${300 / columns}%`,
  marginBlockStart: `${200 / columns}%`,
  '&&': { width: `${100 / columns}%`, aspectRatio: '1' },
})
