import type { SectionData } from '../../schema/model/viewModel.ts'
import { FormView } from '../forms/FormView.tsx'
import { css } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { Band, grid, lead, Title } from '../ui/Band.tsx'
import { Sentence } from '../ui/text/Inline.tsx'

export const hydrate = 'intent'

/** A form next to its heading. */
export default function Form({ section }: SectionData<'form'>) {
  const { id, title, description } = section
  return (
    <Band id={id} background="tint" columns={grid}>
      <div className={intro}>
        <Title>{title}</Title>
        <Sentence className={introText} text={description} />
      </div>
      <div className={fieldsColumn}>
        <FormView {...section} variant="page" />
      </div>
    </Band>
  )
}

const intro = css({
  marginBottom: 40,
  [media.large]: { gridColumn: 'span 5', marginBottom: 0 },
})

const introText = css(lead, { marginTop: 20, maxWidth: '28rem', color: color.soft })

const fieldsColumn = css({
  maxWidth: '42rem',
  [media.large]: { gridColumn: '7 / -1', maxWidth: 'none' },
})
