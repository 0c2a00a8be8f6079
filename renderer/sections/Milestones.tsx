import type { SectionData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { css, cx } from '../theme/css.ts'
import { font, media, size, space } from '../theme/designTokens.ts'
import { lights, morning } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { besideOpenings, Openings, pageEdge } from '../ui/picture/Openings.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'

/** The years of a history as one morning: each is a band in its own light. */
export default function Milestones({ section }: SectionData<'milestones'>) {
  const { yearToConfirm } = useWords()
  return (
    <HeadedBand section={section} className={band} isWide>
      <ol className={years}>
        {section.items.map(({ year, title, description, link, light }, index) => {
          const shown = light ? lights[light] : (morning[index % morning.length] ?? lights.noon)
          return (
            <li key={title} className={cx(bandOfYear, paintClass(shown))}>
              <div className={row}>
                <p className={year === undefined ? toConfirm : numeral}>{year ?? yearToConfirm}</p>
                <div>
                  <Subheading>
                    <SiteLink href={link}>{title}</SiteLink>
                  </Subheading>
                  <Sentence text={description} />
                </div>
              </div>
              <Openings light={shown} />
            </li>
          )
        })}
      </ol>
    </HeadedBand>
  )
}

const band = css({ paddingBlockEnd: 0 })

const years = css({ '& a': { display: 'inline-block', minHeight: 44 } })

const bandOfYear = css({ position: 'relative' })

const row = css({
  display: 'grid',
  gap: '12px 0',
  alignItems: 'baseline',
  paddingBlock: 'clamp(32px, 4vw, 60px)',
  paddingInline: `${pageEdge} ${space.margin}`,
  '& p': { color: 'var(--soft-on-wall)' },
  '& > p': { color: 'inherit' },
  '& :is(h2, h3)': { marginBlockEnd: 8 },
  [media.medium]: { marginInlineEnd: besideOpenings },
  [media.large]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space.gutter },
})

const numeral = css({
  font: `clamp(3.5rem, 8vw, 7.5rem)/0.82 ${font.display}`,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'lining-nums',
})

const toConfirm = css({ fontSize: size.lead, fontWeight: 600 })
