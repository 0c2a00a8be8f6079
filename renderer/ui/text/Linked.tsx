import { Fragment, type ReactNode } from 'react'
import { directionOf, hasRightToLeft } from '../../contexts/direction.ts'
import { useSite } from '../../contexts/site.tsx'
import { emailUrl, phoneUrl } from './contact.tsx'
import { Address, wholeWords } from './wholeWords.tsx'

/** A text in which the site's phone number and email address become links, and names stay whole. */
export const Linked = ({ children }: { children: string }): ReactNode => useLinks()(children)

type AddLinks = (text: string) => ReactNode

/** Site → what adds its links. A page has hundreds of texts, and few of them contain one. */
const known = new WeakMap<object, AddLinks>()

/** What makes links of the site's phone number and email address in a text. */
export function useLinks(): AddLinks {
  const site = useSite()
  const addLinks = known.get(site) ?? linksOf(site)
  known.set(site, addLinks)
  return addLinks
}

function linksOf({ contact: { phone, email }, locale }: ReturnType<typeof useSite>): AddLinks {
  const links = [
    // Texts contain it with no-break spaces. As a link it breaks at its spaces where a line has no room for it.
    [phone.replaceAll(' ', '\u00a0'), phoneUrl(phone)] as const,
    [email, emailUrl(email)] as const,
  ].filter(([words]) => words !== '')
  const isRightToLeft = directionOf(locale) === 'rtl'
  return text => {
    const isMixed = isRightToLeft || hasRightToLeft(text)
    const hasLinks = isMixed || links.some(([words]) => text.includes(words))
    return hasLinks ? linked(text, isMixed, links) : wholeWords(text)
  }
}

/**
 * Not recursive: a text may name them thousands of times.
 * @param isMixed whether the text has words from right to left, among which the groups of a number would change places
 */
function linked(
  text: string,
  isMixed: boolean,
  links: readonly (readonly [words: string, href: string])[],
): ReactNode {
  const plain = (part: string, at: number) =>
    isMixed ? isolated(part, at) : <Fragment key={`from ${at}`}>{wholeWords(part)}</Fragment>
  const nodes: ReactNode[] = []
  let rest = 0
  const next = links.map(([words]) => text.indexOf(words))
  for (;;) {
    for (const [index, [words]] of links.entries())
      if ((next[index] ?? -1) >= 0 && (next[index] ?? 0) < rest) next[index] = text.indexOf(words, rest)
    const at = Math.min(...next.filter(place => place >= 0))
    const [words, href] = links[next.indexOf(at)] ?? []
    if (words === undefined) break
    nodes.push(
      plain(text.slice(rest, at), rest),
      <a key={at} href={href} dir={isMixed ? 'ltr' : undefined}>
        <Address>{words.replaceAll('\u00a0', ' ')}</Address>
      </a>,
    )
    rest = at + words.length
  }
  return nodes.length === 0 ? plain(text, 0) : [...nodes, plain(text.slice(rest), rest)]
}

/** Other telephone numbers: from the plus of the country or the 0 of the town. */
const NUMBER = /(\+\d[\d \u00a0()-]{5,}\d|\(?\b0\d[\d \u00a0()-]{5,}\d)/

/** @param at where the part begins, for keys that differ from those of the other parts */
const isolated = (text: string, at: number): ReactNode =>
  text.split(NUMBER).map((part, index) =>
    // Every second part is a number.
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
      <bdi key={`${at}-${index}`} dir="ltr">
        {part}
      </bdi>
    ),
  )
