import type { SectionData, SiteData } from '../../schema/model/viewModel.ts'
import type { PageFees as Fees } from '../../schema/sections/SectionContext.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { textLink } from '../ui/ButtonLink.tsx'
import { AskOffice } from '../ui/fees/AskOffice.tsx'
import { moneyFormat } from '../ui/fees/money.ts'
import { HeadedBand } from '../ui/HeadedBand.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import { fillWords } from '../ui/text/fillWords.ts'

/** What each class of this page costs a term, with links to the whole of it. */
export default function PageFees({ section, refs: { fees = [] } }: SectionData<'pageFees'>) {
  const site = useSite()
  const { words } = site
  return (
    <HeadedBand section={section}>
      {fees.length === 0 && (
        <p>
          <AskOffice />
        </p>
      )}
      {fees.map(found => (
        <DataTable
          key={found.href}
          label={found.title}
          columns={[{ label: words.feesClass }, { label: words.amount, align: 'right' }]}
          rows={found.classes.map(({ name, amounts }) =>
            amounts
              ? { cells: [name, amountOf(amounts, found, site)] }
              : { cells: [name], remainder: <AskOffice /> },
          )}
        />
      ))}
      <p className={links}>
        {fees.map(({ href, title }) => (
          <SiteLink key={href} className={textLink} href={href}>
            {title}
          </SiteLink>
        ))}
        {section.action && (
          <SiteLink className={textLink} href={section.action.link}>
            {section.action.text}
          </SiteLink>
        )}
      </p>
    </HeadedBand>
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

const links = css({ display: 'flex', flexWrap: 'wrap', gap: '4px 32px', marginBlockStart: 18 })
