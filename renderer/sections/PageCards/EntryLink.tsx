import styled from '@emotion/styled'
import type { ListEntry } from '../../../schema/data.ts'

/** The name of an entry, as a link whose target is the whole of the nearest positioned element. */
export const EntryLink = ({ entry: { link, name, isCurrent } }: { entry: ListEntry }) => (
  <Whole href={link} aria-current={isCurrent ? 'page' : undefined}>
    {name}
  </Whole>
)

const Whole = styled.a({
  textDecoration: 'none',
  ':hover > * > &, &:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '3px solid currentColor', outlineOffset: -3 },
})
