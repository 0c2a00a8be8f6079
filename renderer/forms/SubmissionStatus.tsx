import { useEffect, useRef, useState } from 'react'
import { useSite, useWords } from '../contexts/site.tsx'
import { css } from '../theme/css.ts'
import { color, size } from '../theme/designTokens.ts'
import { plainButton } from '../theme/styles.ts'
import { NewTabNote } from '../ui/SiteLink.tsx'
import { Status } from '../ui/Status.tsx'
import { emailUrl, phoneUrl, whatsappUrl } from '../ui/text/contact.tsx'
import { Filled } from '../ui/text/Filled.tsx'
import { fillWords } from '../ui/text/language.ts'
import { Address } from '../ui/text/wholeWords.tsx'
import { box } from './FormControl.tsx'
import type { SubmissionState } from './useSubmission.ts'

interface SubmissionStatusProps {
  state: SubmissionState
  isMail: boolean
  successMessage: string
  /** The address that the form writes to. */
  to: string
  subject: string
  /** What the visitor has written. */
  message: string
}

/** The result of a submission, announced by screen readers as it changes, and the ways that are left when it came to nothing. */
export function SubmissionStatus({ state, isMail, successMessage, ...written }: SubmissionStatusProps) {
  const words = useWords()
  const isOpening = state === 'sent' && isMail
  const texts: Partial<Record<SubmissionState, string>> = {
    sent: isMail ? words.mailOpened : successMessage,
    failed: words.sendFailed,
  }
  return (
    <>
      <Status className={status} data-failed={state === 'failed' || undefined}>
        {/* One text: a browser that translates would keep React from replacing one of several. */}
        {texts[state]}
      </Status>
      {(isOpening || state === 'failed') && <OtherWays {...written} />}
    </>
  )
}

/** Ways to reach the organisation for visitors without a mail program, and where a form service does not answer. */
export function OtherWays({
  to,
  subject,
  message,
}: Pick<SubmissionStatusProps, 'to' | 'subject' | 'message'>) {
  const { words, contact } = useSite()
  const { phone, whatsapp } = contact
  const text = `${subject}\n\n${message}`
  const { state, copy } = useCopy(text)
  return (
    <div className={ways}>
      <ul>
        <li>
          <a href={phoneUrl(phone)}>
            <Filled words={words.callPhone} values={{ phone: <bdi>{phone}</bdi> }} />
          </a>
        </li>
        {whatsapp && (
          <li>
            {/* In a new tab, so that what is written here stays. */}
            <a href={whatsappUrl(whatsapp, text)} target="_blank" rel="noreferrer">
              {words.sendByWhatsApp}
              <NewTabNote />
            </a>
          </li>
        )}
        <li>
          <button type="button" onClick={copy}>
            {words.copyMessage}
          </button>
        </li>
        <li>
          <a href={emailUrl(to)}>
            <span>
              <Address>{to}</Address>
            </span>
          </a>
        </li>
      </ul>
      <p role="status">
        {state !== 'none' && fillWords(state === 'copied' ? words.copied : words.copyByHand, { email: to })}
      </p>
      {state === 'shown' && <SelectedText text={text} />}
    </div>
  )
}

/** Copies a text, or has it shown where the browser does not let the page copy, as on addresses without https. */
function useCopy(text: string) {
  const [state, setState] = useState<'none' | 'copied' | 'shown'>('none')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('shown')
    }
  }
  return { state, copy }
}

/** A text that is selected, ready to be copied. */
function SelectedText({ text }: { text: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { yourMessage } = useWords()
  useEffect(() => area.current?.select(), [])
  return <textarea ref={area} className={selected} readOnly rows={6} value={text} aria-label={yourMessage} />
}

const status = css({
  gridColumn: '1 / -1',
  maxWidth: size.measure,
  '&:not(:empty)': {
    paddingInlineStart: 12,
    borderInlineStart: `3px solid var(--form-success, ${color.success})`,
  },
  '[data-variant="newsletter"] > &:not(:empty)': { marginBlockStart: 12 },
  '&[data-failed]:not(:empty)': { borderColor: `var(--form-error, ${color.error})` },
  // An empty status takes no space.
  '&:empty': { position: 'absolute' },
})

const ways = css({
  gridColumn: '1 / -1',
  marginBlockStart: -16,
  paddingInlineStart: 15,
  '[data-variant="newsletter"] > &': { marginBlockStart: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& :is(a, button)': {
    ...plainButton,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    textAlign: 'start',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '0.22em',
    overflowWrap: 'anywhere',
  },
  '& [role="status"]': { fontSize: size.small },
})

const selected = css(box, { marginBlockStart: 8 })
