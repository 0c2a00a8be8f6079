import type { SectionData } from '../../schema/model/viewModel.ts'
import { useFile } from '../contexts/AssetsContext.ts'
import { useSite } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, media, size } from '../theme/designTokens.ts'
import { wrapping } from '../theme/styles.ts'
import { VisuallyHidden } from '../theme/visuallyHidden.tsx'
import { HeadedBand } from '../ui/Band.tsx'
import { ButtonLink, textLink } from '../ui/SiteLink.tsx'
import { WhenEmpty } from '../ui/text/EventDays.tsx'
import { Filled } from '../ui/text/Filled.tsx'
import { fillWords, formatDate, formatWeekday } from '../ui/text/language.ts'
import { RichText } from '../ui/text/RichText.tsx'
import { Subheading } from '../ui/text/Subheading.tsx'
import { describeFile } from '../ui/viewer/describeFile.ts'

type Item = SectionData<'vacancies'>['section']['items'][number]

/** Posts to apply for, or a text that there is none. */
export default function Vacancies({ section }: SectionData<'vacancies'>) {
  return (
    <HeadedBand section={section}>
      <WhenEmpty text={section.emptyText} isEmpty={section.items.length === 0} />
      {section.items.length > 0 && (
        <ul className={list}>
          {section.items.map(item => (
            <li key={item.title + item.closes} data-until={item.closes}>
              <Vacancy item={item} />
            </li>
          ))}
        </ul>
      )}
    </HeadedBand>
  )
}

function Vacancy({ item: { title, closes, facts, description, document, link } }: { item: Item }) {
  const { words, locale } = useSite()
  return (
    <>
      <div className={head}>
        <Subheading className={titleClass}>{title}</Subheading>
        <p>
          <Filled
            words={words.applyBy}
            values={{
              date: (
                <time dateTime={closes}>
                  {formatWeekday(closes, locale)} {formatDate(closes, locale)}
                </time>
              ),
            }}
          />
        </p>
      </div>
      <div className={body}>
        {facts && (
          <ul className={factList}>
            {facts.map(fact => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {description && <RichText text={description} />}
        {(document || link) && (
          <p className={links}>
            {link && (
              <ButtonLink className={applyLink} href={link}>
                {words.apply}
                <VisuallyHidden> {fillWords(words.applyAs, { title })}</VisuallyHidden>
              </ButtonLink>
            )}
            {document && <DocumentLink pdfUrl={document} />}
          </p>
        )}
      </div>
    </>
  )
}

function DocumentLink({ pdfUrl }: { pdfUrl: string }) {
  const site = useSite()
  const file = useFile(pdfUrl)
  return (
    <a className={textLink} href={file?.href ?? pdfUrl} type="application/pdf">
      {fillWords(site.words.jobDescription, {
        file: ['PDF', file && describeFile(file, site)].filter(Boolean).join(', '),
      })}
    </a>
  )
}

const list = css({
  '& > li': {
    borderBlockStart: `1.5px solid ${color.ink}`,
    paddingBlock: '28px 56px',
    overflowWrap: 'anywhere',
  },
  '& > li:last-of-type': { paddingBlockEnd: 0 },
  '& > li[hidden]': { display: 'none' },
  [media.large]: {
    '& > li': { display: 'grid', gridTemplateColumns: '4fr 7fr', columnGap: 'clamp(24px, 5vw, 96px)' },
  },
})

const head = css({
  color: color.soft,
  marginBlockEnd: 20,
})

const titleClass = css({ fontSize: size.h3, lineHeight: 1.14, marginBlockEnd: 8, color: color.ink })

const body = css({
  maxWidth: '42rem',
  '& > p + p': { marginBlockStart: '0.8em' },
})

/** Lines stand between facts. The one before the first fact of a row is outside the list, and clipped. */
const factList = css({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 6,
  overflow: 'clip',
  marginBlockEnd: 18,
  fontWeight: 600,
  '& > li': {
    marginInline: '-16px 30px',
    paddingInlineStart: 14,
    borderInlineStart: `2px solid ${color.lineStrong}`,
  },
  [media.print]: { '& > li': { border: '0 !important', marginInline: '0 6mm', paddingInlineStart: 0 } },
})

const applyLink = css({ [media.print]: { display: 'none' } })

const links = css({
  ...wrapping,
  gap: '8px 24px',
  '* + &': { marginBlockStart: '1.6rem !important' },
})
