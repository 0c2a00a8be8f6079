import type { ReactNode } from 'react'
import { emailUrl, phoneUrl } from '../contactUrls.ts'
import { useSite } from '../site.tsx'

/** A text in which the school's telephone number and e-mail address are links. */
export function Linked({ children }: { children: string }): ReactNode {
  const { phone, email } = useSite().contact
  return linked(children, [
    // As it stands in texts: on one line.
    [phone.replaceAll(' ', '\u00a0'), phoneUrl(phone)],
    [email, emailUrl(email)],
  ])
}

function linked(text: string, links: readonly (readonly [words: string, href: string])[]): ReactNode {
  for (const [words, href] of links) {
    const at = text.indexOf(words)
    if (at < 0) continue
    return (
      <>
        {linked(text.slice(0, at), links)}
        <a href={href}>{words}</a>
        {linked(text.slice(at + words.length), links)}
      </>
    )
  }
  return text
}
