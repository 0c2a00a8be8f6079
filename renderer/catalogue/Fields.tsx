import { css } from '../theme/css.ts'
import { color, size, space } from '../theme/tokens.ts'
import type { CatalogueField } from './types.ts'

/** The fields that an author may write, as the schema describes them. */
export const Fields = ({ fields }: { fields: readonly CatalogueField[] }) => (
  <dl className={list}>
    {fields.map(({ path, kind, isRequired, description, example }) => (
      <div key={path}>
        <dt>
          <code>{path}</code> <small>{isRequired ? kind : `${kind}, may be left out`}</small>
        </dt>
        <dd>
          {description}
          {example !== undefined && <span className={exampleClass}>For example: {example}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

const list = css({
  '& > div': { paddingBlock: 14, borderBlockEnd: `1px solid ${color.line}` },
  '& > div:first-of-type': { borderBlockStart: `1px solid ${color.line}` },
  '& dt': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.gutter}`, justifyContent: 'space-between' },
  '& code': { fontFamily: 'monospace', fontSize: '1rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: size.small, color: color.soft },
})

const exampleClass = css({ display: 'block', color: color.soft, fontSize: size.small })
