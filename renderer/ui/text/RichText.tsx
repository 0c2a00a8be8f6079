import type { ReactNode } from 'react'
import type { Block, InlineText, RichText as Text } from '../../../schema/richText/RichText.ts'
import { useOwnDirection, wordsOf } from '../../contexts/direction.ts'
import { css } from '../../theme/css.ts'
import { color, font, size } from '../../theme/designTokens.ts'
import { LitPicture } from '../picture/LitPicture.tsx'
import { Inline } from './Inline.tsx'
import { Subheading } from './Subheading.tsx'

/** A text of one or more blocks. */
export const RichText = ({ text }: { text: Text }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes while it is shown
  text.map((block, index) => <BlockView key={index} block={block} />)

function BlockView({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') return <Paragraph text={[block]} />
  switch (block.tag) {
    case 'p':
      return <Paragraph text={block.children} />
    case 'h3':
      return (
        <Subheading className={subheading}>
          <Inline text={block.children} />
        </Subheading>
      )
    case 'ul':
    case 'ol':
      return <ListView block={block} />
    case 'blockquote':
      return (
        <blockquote className={quotation}>
          <RichText text={block.children} />
        </blockquote>
      )
    case 'figure':
      return (
        <figure className={figure}>
          <LitPicture src={block.src} alt={block.alt} sizes="(min-width: 48em) 36rem, 100vw" />
          {block.caption && <Caption>{block.caption}</Caption>}
        </figure>
      )
  }
}

const Paragraph = ({ text }: { text: InlineText }) => (
  <p dir={useOwnDirection(wordsOf(text))}>
    <Inline text={text} />
  </p>
)

function ListView({ block: { tag: Tag, items } }: { block: Extract<Block, { items: Text[] }> }) {
  return (
    <Tag className={Tag === 'ul' ? bullets : numbers} data-long={items.length > 9 || undefined}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Item key={index} text={item} />
      ))}
    </Tag>
  )
}

/** An item, whose first line needs no paragraph. */
function Item({ text: [first, ...others] }: { text: Text }): ReactNode {
  const line = typeof first === 'object' ? (first.tag === 'p' ? first.children : undefined) : [first ?? '']
  const dir = useOwnDirection(wordsOf(line ?? []))
  return (
    <li dir={dir}>
      {line ? <Inline text={line} /> : first && <BlockView block={first} />}
      <RichText text={others} />
    </li>
  )
}

const Caption = ({ children }: { children: string }) => (
  <figcaption dir={useOwnDirection(children)}>{children}</figcaption>
)

const items = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.4em',
  marginBlock: '0.9em',
  'li > &': { marginBlock: '0.4em 0' },
  '&:last-child': { marginBlockEnd: 0 },
  '&:first-child': { marginBlockStart: 0 },
  '& > li': { position: 'relative', maxWidth: size.measure, paddingInlineStart: '1.6em' },
})

const bullets = css(items, {
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0.15em',
    insetBlockStart: '0.48em',
    width: '0.55em',
    height: '0.55em',
    background: color.accent,
    borderStartEndRadius: '0.55em',
    printColorAdjust: 'exact',
  },
})

const numbers = css(items, {
  counterReset: 'item',
  '&[data-long] > li': { paddingInlineStart: '2.2em' },
  '& > li': {
    counterIncrement: 'item',
    '&::before': {
      content: 'counter(item) "."',
      position: 'absolute',
      insetInlineStart: 0,
      fontFamily: font.display,
      color: color.accent,
    },
  },
})

const subheading = css({
  fontSize: size.h3,
  lineHeight: 1.18,
  color: color.ink,
  marginBlock: '1.5em 0.5em',
  '&:first-child': { marginBlockStart: 0 },
})

const quotation = css({
  marginBlock: '1.4em',
  paddingInlineStart: '1.1em',
  borderInlineStart: `3px solid ${color.accent}`,
  fontFamily: font.display,
  fontSize: '1.18em',
  lineHeight: 1.42,
  color: color.ink,
  '& > p + p': { marginBlockStart: '0.5em' },
})

const figure = css({
  marginBlock: '1.8em',
  '& img': { width: '100%', height: 'auto' },
  '& figcaption': { marginBlockStart: 10, fontSize: size.small, color: color.soft },
})
