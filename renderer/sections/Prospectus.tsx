import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { Band, grid, lead, Title } from '../ui/Band.tsx'
import { ProspectusIsland } from '../ui/ProspectusIsland.tsx'
import { Sentence } from '../ui/text/Inline.tsx'

/** Offers a PDF document to read in a dialog or to download. */
export default function Prospectus({ section }: SectionData<'prospectus'>) {
  const { title, description, buttonText, pdfUrl } = section
  return (
    <Band section={section} background="tint" columns={grid}>
      <div className={words}>
        <Title>{title}</Title>
        <Sentence className={descriptionClass} text={description} />
      </div>
      <div className={action}>
        <ProspectusIsland title={title} buttonText={buttonText} pdfUrl={pdfUrl} tone="dark" isMain />
      </div>
    </Band>
  )
}

const words = css({ [media.large]: { gridColumn: 'span 7' } })

const descriptionClass = css(lead, { marginTop: 20, color: color.soft })

const action = css({
  marginTop: 32,
  [media.large]: { gridColumn: '9 / -1', marginTop: 0, alignSelf: 'end' },
})
