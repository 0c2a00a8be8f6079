import type { ListEntry } from '../../schema/model/entries.ts'
import type { SectionData } from '../../schema/model/viewModel.ts'
import { useLight } from '../contexts/useLight.ts'
import { css, cx, numbered } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { type Light, lights } from '../theme/lights.ts'
import { paintClass } from '../theme/paint.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { evenRows } from '../ui/columns/rows.ts'
import { BlockWall } from '../ui/picture/BlockWall.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { wholeWords } from '../ui/text/wholeWords.tsx'

/** A stair in the colours of the stages, each step higher than the last. On phones each step is further indented. */
export default function PathForward({ section, refs }: SectionData<'pathForward'>) {
  const paints = paintsOf(section.items, refs.entries ?? [], useLight())
  return (
    <HeadedBand section={section} className={band}>
      <ol className={section.items.length > MOST ? cx(stair, evenRows(section.items.length)) : shortStair}>
        {section.items.map(({ stage, description, link }, index) => {
          const paint = paints[index] ?? lights.noon
          return (
            <li key={stage} className={`${step} ${numbered(Math.min(index, MOST - 1))} ${paintClass(paint)}`}>
              <div className={words}>
                <Subheading>
                  <SiteLink href={link}>{wholeWords(stage)}</SiteLink>
                </Subheading>
                <Sentence text={description} />
              </div>
              <div className={riser}>
                <BlockWall light={paint} columns={4} rows={24} />
              </div>
            </li>
          )
        })}
      </ol>
    </HeadedBand>
  )
}

/** The most steps whose text fits side by side. A longer stair wraps into further rows. */
const MOST = 8

/** The lights of steps without a stage, counted from the last step, which is at noon. */
const others = [lights['mid-morning'], lights.bright, lights['late-morning'], lights.noon]

/**
 * The light of each step: that of its stage, otherwise one that differs from the step before.
 * @param entries the pages to which the steps lead
 * @param here the light of the page with the stair, used for a first step without a stage
 */
export function paintsOf(
  items: SectionData<'pathForward'>['section']['items'],
  entries: readonly ListEntry[],
  here: Light | undefined,
): Light[] {
  const paints: Light[] = []
  items.forEach(({ link }, index) => {
    const name = entries.find(entry => link !== undefined && entry.link === link)?.light
    paints.push(name ? lights[name] : freePaint(paints, (index - items.length) % others.length, here))
  })
  return paints
}

/** Differs from the step before, and from the first: a way does not end where it began. */
function freePaint(paints: readonly Light[], place: number, here: Light | undefined): Light {
  const [first, before] = [paints[0], paints.at(-1)]
  if (!before && here) return here
  const candidates = [others.at(place), lights.bright, lights['late-morning']]
  return candidates.find(light => light && light !== before && light !== first) ?? lights.noon
}

const band = css({ paddingBlockEnd: 0, borderBlockEnd: `16px solid ${color.accentDeep}` })

const stair = css({
  display: 'grid',
  [media.medium]: { alignItems: 'end' },
  [media.print]: { alignItems: 'start', columnGap: '6mm' },
})

const shortStair = css(stair, {
  [media.medium]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
})

/** Its number is that of the steps below it. */
const step = css({
  display: 'flex',
  flexDirection: 'column',
  marginInlineStart: 'calc(var(--n) * 4.5%)',
  [media.medium]: {
    marginInlineStart: 0,
    minHeight: 'calc(20rem + var(--n) * clamp(3.5rem, 6.4vw, 5.75rem))',
  },
  [media.print]: { minHeight: 0 },
})

const words = css({
  padding: 'clamp(20px, 1.7vw, 26px)',
  '& :is(h2, h3)': { marginBlockEnd: 8, fontSize: 'clamp(1.4rem, 1.9vw, 1.75rem)', lineHeight: 1.18 },
  '& a': { display: 'inline-block', minWidth: 44, paddingBlock: 10, marginBlock: -10 },
  '& p': { maxWidth: '22em', lineHeight: 1.45 },
  [media.print]: { '&, & a': { display: 'inline', padding: 0 } },
})

/** The rest of a step below its text, filled with whole rows of blocks. */
const riser = css({
  containerType: 'inline-size',
  '& > svg': { width: '100%', height: '25cqi' },
  [media.medium]: {
    containerType: 'size',
    flex: '1 1 6rem',
    display: 'flex',
    alignItems: 'flex-end',
    // Browsers without round() cut off the lowest row.
    '& > svg': { height: ['100%', 'round(down, 100cqb, 25cqi)'] },
  },
  [media.print]: { display: 'none' },
})
