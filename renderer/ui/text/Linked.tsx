import type { ReactNode } from 'react'
import { useSite } from '../../contexts/site.tsx'
import { emailUrl, phoneUrl } from './contactUrls.ts'

/** A text in which the site's phone number and email address become links. */
export function Linked({ children }: { children: string }): ReactNode {
  const { phone, email } = useSite().contact
  return linked(children, [
    // Texts contain it with no-break spaces.
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
