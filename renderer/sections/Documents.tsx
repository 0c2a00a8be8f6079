import type { SectionData } from '../../schema/model/viewModel.ts'
import { useFile } from '../contexts/AssetsContext.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, font, media, size, space } from '../theme/designTokens.ts'
import { HeadedBand } from '../ui/Band.tsx'
import { Inline } from '../ui/text/Inline.tsx'
import { formatDate } from '../ui/text/language.ts'
import { describeFile } from '../ui/viewer/describeFile.ts'

type Item = SectionData<'documents'>['section']['items'][number]

/** Documents in one list. */
export default function Documents({ section }: SectionData<'documents'>) {
  return (
    <HeadedBand section={section} background="paper">
      <ul className={list}>
        {section.items.map(item => (
          <li key={item.title + item.pdfUrl}>
            <Document item={item} />
          </li>
        ))}
      </ul>
    </HeadedBand>
  )
}

function Document({ item: { title, pdfUrl, description, date } }: { item: Item }) {
  const site = useSite()
  const file = useFile(pdfUrl)
  const ending = pdfUrl.slice(pdfUrl.lastIndexOf('.') + 1)
  return (
    <>
      <a className={row} href={file?.href ?? pdfUrl} type={ending === 'pdf' ? 'application/pdf' : undefined}>
        <b>{title}</b>{' '}
        <span>{[ending.toUpperCase(), file && describeFile(file, site)].filter(Boolean).join(', ')}</span>
      </a>
      {(description || date) && (
        <div className={row}>
          <p>{description && <Inline text={description} />}</p>
          {date && <time dateTime={date}>{formatDate(date, site.locale)}</time>}
        </div>
      )}
    </>
  )
}

const list = css({
  borderBlockEnd: `1.5px solid ${color.ink}`,
  '& > li': {
    borderBlockStart: `1px solid ${color.lineStrong}`,
    paddingBlock: '8px 18px',
    overflowWrap: 'anywhere',
    color: color.soft,
  },
  '& > li:first-of-type': { borderBlockStart: `1.5px solid ${color.ink}` },
  '& a': { paddingBlock: '10px 4px', color: color.soft, textDecoration: 'none' },
  '& b': {
    font: `clamp(1.25rem, 1.6vw, 1.5rem)/1.25 ${font.display}`,
    color: color.ink,
    textDecoration: 'underline',
    textDecorationThickness: 1,
  },
  '& a:hover b': { textDecorationThickness: 2 },
  '& p': { maxWidth: size.measure },
})

/** The document and what it is about, its size and its day. One below the other on phones. */
const row = css({
  display: 'grid',
  columnGap: `calc(${space.gutter} * 2)`,
  alignItems: 'baseline',
  '& p:empty': { display: 'none' },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr) 13rem',
    '& p:empty': { display: 'block' },
  },
  [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) 40mm' },
})
