import type { SiteData } from '../../schema/model/viewModel.ts'
import { useWords } from '../contexts/site.tsx'
import { css, cx, keyframes } from '../theme/css.ts'
import { color, media } from '../theme/designTokens.ts'
import { pageWidth } from '../theme/styles.ts'
import { visuallyHidden } from '../theme/visuallyHidden.tsx'
import { wrap } from '../ui/Band.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Status } from '../ui/Status.tsx'

/**
 * What the organisation has to say to everybody, at the lower edge of the window. `renderer/browser/notice.ts` shows the button that
 * closes it, and announces the notice in the status element.
 */
export function Notice({
  notice: { text, link, until, quiet },
}: {
  notice: NonNullable<SiteData['notice']>
}) {
  const words = useWords()
  return (
    <section
      className={cx(strip, quiet && quietStrip)}
      aria-label={words.notice}
      data-notice
      data-until={until}
    >
      <div className={row}>
        <p>
          {text}
          {link && (
            <>
              {' '}
              <SiteLink href={link.link}>{link.text}</SiteLink>
            </>
          )}
        </p>
        <button className={closeButton} type="button" hidden>
          {words.close}
        </button>
      </div>
      <Status className={visuallyHidden} data-said="" />
    </section>
  )
}

/** Later than the script that hides a notice which the visitor has closed. */
const rising = keyframes({ from: { transform: 'translateY(100%)' } })

/**
 * The last item of the body, and sticky: it has room of its own below the footer, and covers nothing at the end of the page.
 * Menus and dialogs open above it.
 */
const strip = css(pageWidth, {
  position: 'sticky',
  insetBlockEnd: 0,
  order: 1,
  zIndex: 9,
  maxHeight: '45vh',
  overflowY: 'auto',
  // Shows in forced colours, which remove the background.
  borderBlockStart: '1px solid transparent',
  background: color.action,
  color: color.ink,
  animation: `${rising} 0.3s ease-out 0.8s backwards`,
  'body:has(> &:not([hidden]))': { display: 'flex', flexDirection: 'column' },
  // What gets the focus is scrolled out from under it.
  'html:has(> body > &:not([hidden]))': {
    scrollPaddingBottom: '11rem',
    [media.medium]: { scrollPaddingBottom: '6rem' },
  },
  '&[hidden]': { display: 'none' },
  [media.print]: { display: 'none' },
})

/** As quiet as the foot of the page, from which a line separates it. */
const quietStrip = css({
  '&&': { borderColor: color.lineOnDark, background: color.deep, color: color.onDark },
})

const row = css(wrap, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
  paddingBlock: 10,
  lineHeight: 1.35,
  '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', paddingBlock: 4, fontWeight: 600 },
  // Next to the button, enlarged text would have hardly any room.
  [media.largePrint]: { display: 'block' },
})

const closeButton = css({
  flex: 'none',
  // Next to a text that scrolls it stays in view.
  alignSelf: 'flex-start',
  position: 'sticky',
  insetBlockStart: 10,
  minHeight: 44,
  paddingInline: 16,
  border: '1.5px solid currentColor',
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  // Its room is kept, so that the text does not wrap anew when the button appears.
  '&[hidden]': { display: 'block', visibility: 'hidden' },
})
