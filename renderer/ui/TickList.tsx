import styled from '@emotion/styled'
import { color } from '../theme/tokens.ts'

/** Short requirements under hairlines, each with a quarter-round mark. At most 42 rem wide (specification, section 9: max width 2xl). */
export const TickList = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map(item => (
      <li key={item}>{item}</li>
    ))}
  </List>
)

const List = styled.ul({
  maxWidth: '42rem',
  '& > li': {
    position: 'relative',
    padding: '15px 0 15px 38px',
    borderBlockStart: `1px solid ${color.line}`,
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: 20,
      width: 17,
      height: 17,
      background: color.laterite,
      borderStartEndRadius: 17,
    },
  },
})
