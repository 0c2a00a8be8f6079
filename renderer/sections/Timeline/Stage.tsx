import styled from '@emotion/styled'
import type { Entry } from '../../../schema/data.ts'
import { useHeadingLevel } from '../../heading.tsx'
import { paragraphsOf } from '../../paragraphsOf.ts'
import { visuallyHidden } from '../../theme/GlobalStyle.tsx'
import { color, space } from '../../theme/tokens.ts'
import { TextLink } from '../../ui/ButtonLink.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** One stage: icon, name and description; the long text opens; its child stages stand side by side below it. */
export function Stage({ stage, depth = 1 }: { stage: Entry; depth?: number }) {
  const level = useHeadingLevel() + depth
  const Name = `h${Math.min(level, 6)}` as 'h2'
  const head = (
    <Head>
      <Icon name={stage.icon} size={32} />
      <div>
        <Name>{stage.name}</Name>
        <p>{stage.description}</p>
      </div>
    </Head>
  )
  const content = paragraphsOf(stage.content)
  return (
    <article>
      {content.length > 0 ? (
        <Disclosure summary={head}>
          {content.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ) : (
        head
      )}
      <TextLink href={stage.link}>
        Learn more<Hidden> about {stage.name}</Hidden>
      </TextLink>
      {stage.children.length > 0 && (
        <Children aria-label={`Within ${stage.name}`}>
          {stage.children.map(child => (
            <li key={child.link}>
              <Stage stage={child} depth={depth + 1} />
            </li>
          ))}
        </Children>
      )}
    </article>
  )
}

const Head = styled.div({
  display: 'flex',
  gap: 24,
  '& svg': { flex: 'none', stroke: color.laterite, fill: 'none' },
})

const Hidden = styled.span(visuallyHidden)

const Children = styled.ul({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: space.gutter,
  marginTop: 32,
})
