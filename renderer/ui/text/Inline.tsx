import { Fragment, type ReactNode } from 'react'
import type { InlineNode, InlineText } from '../../../schema/richText/RichText.ts'
import { useOwnDirection, wordsOf } from '../../contexts/direction.ts'
import { SiteLink } from '../SiteLink.tsx'
import { useLinks } from './Linked.tsx'
import { wholeWords } from './wholeWords.tsx'

/** One line of text with emphasis and links. The site's phone number and email address become links, too. */
export function Inline({ text }: { text: InlineText }): ReactNode {
  const addLinks = useLinks()
  const dir = useOwnDirection(wordsOf(text))
  const view = nodesView(text, addLinks)
  return dir ? <bdi dir={dir}>{view}</bdi> : view
}

interface SentenceProps {
  text: InlineText | undefined
  className?: string
}

/** A paragraph of one line. Renders nothing without a text. */
export const Sentence = ({ text, className }: SentenceProps) =>
  text && (
    <p className={className}>
      <Inline text={text} />
    </p>
  )

type AddLinks = ReturnType<typeof useLinks>

function nodesView(text: InlineText, addLinks: AddLinks): ReactNode {
  // Most lines are plain.
  if (text.length === 1 && typeof text[0] === 'string') return addLinks(text[0])
  return text.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
    <Fragment key={index}>{nodeView(node, addLinks)}</Fragment>
  ))
}

function nodeView(node: InlineNode, addLinks: AddLinks): ReactNode {
  if (typeof node === 'string') return addLinks(node)
  if (node.tag === 'a')
    return (
      <SiteLink href={node.href}>
        {node.children.map(child =>
          typeof child === 'string' ? wholeWords(child) : nodeView(child, addLinks),
        )}
      </SiteLink>
    )
  const Tag = node.tag
  return <Tag>{nodesView(node.children, addLinks)}</Tag>
}
