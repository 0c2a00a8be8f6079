import styled from '@emotion/styled'
import type { CatalogueField } from '../catalogue.tsx'
import { color, size, space } from '../theme/tokens.ts'

/** What an author may write, with the words of the schema. */
export const Fields = ({ fields }: { fields: readonly CatalogueField[] }) => (
  <List>
    {fields.map(({ path, kind, isRequired, description, example }) => (
      <div key={path}>
        <dt>
          <code>{path}</code> <small>{isRequired ? kind : `${kind}, may be left out`}</small>
        </dt>
        <dd>
          {description}
          {example !== undefined && <Example>For example: {example}</Example>}
        </dd>
      </div>
    ))}
  </List>
)

const List = styled.dl({
  '& > div': { paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` },
  '& > div:first-of-type': { borderBlockStart: `1px solid ${color.line}` },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.gutter}`, justifyContent: 'space-between' },
  '& code': { fontFamily: 'monospace', fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: size.small, color: color.soft },
})

const Example = styled.span({ display: 'block', color: color.soft, fontSize: size.small })
