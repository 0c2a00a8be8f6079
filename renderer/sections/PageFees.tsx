import type { SectionData, SiteData } from '../../schema/model/viewModel.ts'
import type { PageFees as Fees } from '../../schema/sections/shared/SectionContext.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, space } from '../theme/designTokens.ts'
import { wrapping } from '../theme/styles.ts'
import { Band, HeadedBand, halves, lead, Title } from '../ui/Band.tsx'
import { AskOffice, partByAmount, WithoutAmount } from '../ui/fees/WithoutAmount.tsx'
import { ActionLink, ButtonLink, SiteLink, textLink } from '../ui/SiteLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { Inline } from '../ui/text/Inline.tsx'
import { fillWords, moneyFormat } from '../ui/text/language.ts'

type PageFeesProps = Pick<SectionData<'pageFees'>, 'section'>

/** What each class of this page costs a term, with links to the whole of it. */
export default function PageFees({ section, refs: { fees = [] } }: SectionData<'pageFees'>) {
  const isKnown = fees.some(({ classes }) => classes.some(({ amounts }) => amounts !== undefined))
  return isKnown ? <Known section={section} fees={fees} /> : <Unknown section={section} />
}

function Known({ section, fees }: PageFeesProps & { fees: readonly Fees[] }) {
  const site = useSite()
  const { words } = site
  return (
    <HeadedBand section={section}>
      {fees.map(found => {
        const { shown, asked } = partByAmount(found.classes, ({ amounts }) => amounts !== undefined)
        return (
          <div key={found.href} className={table}>
            {shown.length > 0 && (
              <DataTable
                label={found.title}
                columns={[{ label: words.feesClass }, { label: words.amount, align: 'right' }]}
                rows={shown.map(({ name, amounts }) =>
                  amounts
                    ? { cells: [name, amountOf(amounts, found, site)] }
                    : { cells: [name], remainder: <AskOffice /> },
                )}
              />
            )}
            <WithoutAmount items={asked} />
          </div>
        )
      })}
      <p className={links}>
        {fees.map(({ href, title }) => (
          <SiteLink key={href} className={textLink} href={href}>
            {title}
          </SiteLink>
        ))}
        <ActionLink action={section.action} />
      </p>
    </HeadedBand>
  )
}

/** Nothing is known: what to do is said in a sentence, with the ways to ask. */
function Unknown({ section }: PageFeesProps) {
  const { title, description, ask, action } = section
  return (
    <Band section={section} className={short} columns={halves}>
      <Title className={heading}>{title}</Title>
      <div className={ways}>
        <p className={lead}>
          {description && (
            <>
              <Inline text={description} />{' '}
            </>
          )}
          <AskOffice />
        </p>
        <div className={buttons}>
          {ask && <ButtonLink href={ask.link}>{ask.text}</ButtonLink>}
          <ActionLink action={action} />
        </div>
      </div>
    </Band>
  )
}

/** `GHS 6,200 a term`, or `GHS 6,200 to GHS 6,900 a term` where terms differ. The only term is the whole year. */
function amountOf(
  amounts: readonly number[],
  { currency, terms }: Fees,
  { words, locale }: SiteData,
): string {
  const money = moneyFormat(currency, locale)
  const [from, to] = [Math.min(...amounts), Math.max(...amounts)]
  const amount = from === to ? money(from) : fillWords(words.fromTo, { from: money(from), to: money(to) })
  return fillWords(terms.length === 1 ? words.perYear : words.perTerm, { amount })
}

const table = css({ '& + &': { marginBlockStart: 40 } })

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 32px', marginBlockStart: 18 })

/** Less would be lost in the air of a whole section. */
const short = css({ paddingBlock: `calc(${space.section} * 0.7)` })

const heading = css({ marginBlockEnd: 20, [media.medium]: { gridColumn: 'span 5', marginBlockEnd: 0 } })

const ways = css({
  color: color.ink,
  [media.medium]: { gridColumn: '6 / -1' },
  [media.large]: { gridColumn: '7 / -1' },
})

const buttons = css({
  ...wrapping,
  gap: `12px ${space.gutter}`,
  marginBlockStart: 24,
})
