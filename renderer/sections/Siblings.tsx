import type { SectionData } from '../../schema/model/viewModel.ts'
import { useHeadingLevel } from '../contexts/heading.tsx'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { Title, wrap } from '../ui/Band.tsx'
import { LinkRail, linkRail, mark, railPadding } from '../ui/columns/LinkRail.tsx'

/** A line of links. In the first section of a page its label is the heading, since every page needs one. */
export default function Siblings({ section, refs }: SectionData<'siblings'>) {
  const isFirst = useHeadingLevel() === 1
  const links = (refs.entries ?? []).map(({ link, ...entry }) => ({ ...entry, href: link }))
  return (
    <nav className={rail} id={section.id} aria-label={section.label}>
      <div className={wrap}>
        {isFirst && <Title>{section.label}</Title>}
        <LinkRail className={list} links={links} />
      </div>
    </nav>
  )
}

const rail = css({
  background: color.paper,
  borderBlockEnd: `1px solid ${color.line}`,
  '& h1': { paddingBlock: '48px 24px' },
  [media.print]: { display: 'none' },
})

const list = css(linkRail, {
  [media.large]: { justifyContent: 'space-between' },
  '& a': { padding: `17px ${railPadding}px 16px` },
  '& [aria-current]': { paddingBlockStart: 0 },
  '& [aria-current]::before': { ...mark, marginBlockEnd: 13 },
})
