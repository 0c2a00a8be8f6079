import type { SectionData } from '../../schema/model/viewModel.ts'
import { useGround } from '../contexts/site.tsx'
import { useLight } from '../contexts/useLight.ts'
import { css, cx } from '../theme/css.ts'
import { media } from '../theme/designTokens.ts'
import { lightAfter, lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { Band, lead, Title, wrap } from '../ui/Band.tsx'
import { ProspectusIsland } from '../ui/ProspectusIsland.tsx'
import { floorHeight, SunScreen } from '../ui/picture/SunScreen.tsx'
import { paned, useWordsPane, WallPicture } from '../ui/picture/WallPicture.tsx'
import { ButtonLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'

/** The last section of a page, in the colours of the light after the page's own. */
export default function CallToAction({ section }: SectionData<'callToAction'>) {
  const light = useLight()
  const following = light ? lightAfter(light) : lights.bright
  const paint = section.light ? lights[section.light] : following
  const tone = useGround(paint.name).isDark ? 'light' : 'dark'
  const pane = useWordsPane(section.screen ? undefined : section.image, paint)
  return (
    <Band section={section} className={cx(closing, pane && paned, paintClass(paint))}>
      <div className={words} data-floor={section.screen && ''}>
        <div className={cx(column, pane)}>
          <Title>{section.title}</Title>
          <Sentence className={lead} text={section.description} />
          <div className={actions}>
            <ButtonLink href={section.buttonLink} tone={tone}>
              {section.buttonText}
            </ButtonLink>
            {section.prospectus && <ProspectusIsland {...section.prospectus} tone={tone} />}
          </div>
        </div>
      </div>
      {section.screen ? (
        <SunScreen
          light={paint}
          sky={lightAfter(paint, 2)}
          other={lightAfter(paint, -1)}
          block={section.screen}
          isArriving
        />
      ) : (
        section.image && <WallPicture className={view} src={section.image} paint={paint} />
      )}
    </Band>
  )
}

const closing = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: 0,
  [media.medium]: { minHeight: 'min(max(29.2vw, 20rem), 36rem)', justifyContent: 'center' },
})

const view = css({
  '& img': { height: 220 },
  '&[data-room] img': { objectPosition: '100% 50%' },
  [media.medium]: { '& img': { height: '100%' }, '&[data-room] img': { objectPosition: '50% 50%' } },
})

const words = css(wrap, {
  position: 'relative',
  zIndex: 1,
  width: '100%',
  paddingBlock: 'clamp(64px, 7vw, 104px)',
  [media.medium]: { '&[data-floor]': { paddingBlockEnd: `calc(${floorHeight} + clamp(40px, 5vw, 72px))` } },
})

const column = css({
  '& > p': { marginBlock: '22px 32px' },
  // `&&` overrides the max width of `lead`, whatever the order of the rules.
  [media.medium]: { maxWidth: 'min(41vw, 640px)', '&& > *': { maxWidth: 'none' } },
})

const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '20px 28px' })
