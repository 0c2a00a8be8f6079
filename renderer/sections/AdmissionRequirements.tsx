import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, media, space } from '../theme/designTokens.ts'
import { Band, lead, Title } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { ButtonLink } from '../ui/SiteLink.tsx'
import { Sentence } from '../ui/text/Inline.tsx'
import { TickList } from '../ui/text/TickList.tsx'

export default function AdmissionRequirements({ section }: SectionData<'admissionRequirements'>) {
  return (
    <Band
      className={halves}
      section={section}
      background="paper"
      data-pictured={section.image ? true : undefined}
    >
      {section.image && (
        <LitPicture hasShadow isFilling src={section.image} alt="" sizes="(min-width: 64em) 50vw, 100vw" />
      )}
      <div className={words}>
        <Title>{section.title}</Title>
        <Sentence className={lead} text={section.description} />
        <TickList items={section.items} />
        {section.action && <ButtonLink href={section.action.link}>{section.action.text}</ButtonLink>}
      </div>
    </Band>
  )
}

const halves = css({
  paddingBlock: 0,
  '& img': { width: '100%', height: '76vw', objectFit: 'cover', objectPosition: '50% 100%' },
  [media.large]: {
    '&[data-pictured]': { display: 'grid', gridTemplateColumns: '1fr 1fr' },
    '& img': { height: '100%', minHeight: 420 },
  },
})

const words = css({
  padding: `${space.section} ${space.margin}`,
  background: color.paper,
  '& > ul': { marginBlock: '36px 30px' },
  '& > p': { marginBlockStart: 18 },
  [media.print]: { '& > ul': { columns: 2, columnGap: '6mm' } },
})
