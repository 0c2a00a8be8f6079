import type { SectionData } from '../../schema/model/viewModel.ts'
import { css } from '../theme/css.ts'
import { color, font, media, space } from '../theme/designTokens.ts'
import { Band, halves, Title } from '../ui/Band.tsx'
import { LitPicture } from '../ui/picture/LitPicture.tsx'
import { RichText } from '../ui/text/RichText.tsx'

export default function PrincipalMessage({ section }: SectionData<'principalMessage'>) {
  return (
    <Band className={band} section={section} background="tint" columns={halves}>
      <figure className={portrait}>
        <LitPicture
          isFilling
          src={section.imageSrc}
          alt={section.imageAlt}
          sizes="(min-width: 43.75em) 40vw, 100vw"
        />
      </figure>
      <div className={messageClass}>
        <Title className={quote}>{section.title}</Title>
        <RichText text={section.message} />
        <p className={signature}>
          <b>{section.principalName}</b>
          {section.principalTitle}
        </p>
      </div>
    </Band>
  )
}

const band = css({ paddingBlock: 0 })

const portrait = css({
  marginInline: `calc(${space.margin} * -1)`,
  '& img': { width: '100%', height: '92vw', objectFit: 'cover' },
  [media.medium]: { gridColumn: '1 / 6', marginInline: 0, '& img': { height: '100%', minHeight: 520 } },
  [media.print]: { float: 'inline-end', width: '34mm', marginInline: '6mm 0' },
})

const messageClass = css({
  paddingBlock: `40px ${space.section}`,
  '& p + p': { marginBlockStart: '1em' },
  [media.medium]: { gridColumn: '6 / -1', paddingBlock: space.section, paddingInlineStart: space.gutter },
  [media.large]: { gridColumn: '7 / -1', paddingInlineStart: 0 },
})

const quote = css({
  marginBlockEnd: 28,
  fontSize: 'clamp(1.63rem, 2.7vw, 2.5rem)',
  lineHeight: 1.18,
})

const signature = css({
  paddingBlockStart: 18,
  borderBlockStart: `1.5px solid ${color.ink}`,
  'p + &': { marginBlockStart: '2rem !important' },
  '& b': { display: 'block', font: `1.31rem ${font.display}` },
})
