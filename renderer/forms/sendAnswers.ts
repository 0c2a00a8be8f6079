import type { SiteData } from '../../schema/data.ts'
import type { Answers, FormField } from './answers.ts'
import { composeMailto } from './composeMailto.ts'
import { encodeAnswers } from './encodeAnswers.ts'

interface Sending {
  site: Pick<SiteData, 'formHandler' | 'contact'>
  subject: string
  fields: FormField[]
  answers: Answers
}

/** How long a form service may take, in milliseconds. */
const patience = 20_000

/** Hands the answers to the site's form handler. @throws when a form service cannot be reached or refuses */
export async function sendAnswers({ site, subject, fields, answers }: Sending): Promise<void> {
  const { formHandler, contact } = site
  if (formHandler.kind === 'mailto') {
    // The page stays: the browser hands such an address to the mail program.
    window.location.href = composeMailto({ to: contact.email, subject, fields, answers })
    return
  }
  const response = await fetch(formHandler.url, {
    method: 'POST',
    signal: AbortSignal.timeout(patience),
    ...encodeAnswers(answers, subject, formHandler.encoding ?? 'form'),
  })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
}
