import { Fragment, type ReactNode } from 'react'
import type { InlineNode, InlineText } from '../../../schema/richText/RichText.ts'
import { useOwnDirection, wordsOf } from '../../contexts/direction.ts'
import { SiteLink } from '../SiteLink.tsx'
import { Linked } from './Linked.tsx'

/** One line of text with emphasis and links. The site's phone number and email address become links, too. */
export function Inline({ text }: { text: InlineText }): ReactNode {
  const dir = useOwnDirection(wordsOf(text))
  return dir ? <bdi dir={dir}>{nodesView(text)}</bdi> : nodesView(text)
}

const nodesView = (text: InlineText): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
  text.map((node, index) => <Fragment key={index}>{nodeView(node)}</Fragment>)

function nodeView(node: InlineNode): ReactNode {
  if (typeof node === 'string') return <Linked>{node}</Linked>
  if (node.tag === 'a')
    return (
      <SiteLink href={node.href}>
        {node.children.map(child => (typeof child === 'string' ? child : nodeView(child)))}
      </SiteLink>
    )
  const Tag = node.tag
  return <Tag>{nodesView(node.children)}</Tag>
}
