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

/** Not recursive: a text may name them thousands of times. */
function linked(text: string, links: readonly (readonly [words: string, href: string])[]): ReactNode {
  const known = links.filter(([words]) => words !== '')
  const nodes: ReactNode[] = []
  let rest = 0
  const next = known.map(([words]) => text.indexOf(words))
  for (;;) {
    for (const [index, [words]] of known.entries())
      if ((next[index] ?? -1) >= 0 && (next[index] ?? 0) < rest) next[index] = text.indexOf(words, rest)
    const at = Math.min(...next.filter(place => place >= 0))
    const [words, href] = known[next.indexOf(at)] ?? []
    if (words === undefined) break
    nodes.push(
      text.slice(rest, at),
      <a key={at} href={href}>
        {words}
      </a>,
    )
    rest = at + words.length
  }
  return nodes.length === 0 ? text : [...nodes, text.slice(rest)]
}
