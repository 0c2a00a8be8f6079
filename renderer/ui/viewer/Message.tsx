import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/** What the viewer says in place of a page. */
export const Message = ({
  role = 'status',
  children,
}: {
  role?: 'status' | 'alert'
  children: ReactNode
}) => <Box role={role}>{children}</Box>

const Box = styled.div({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 20,
  minHeight: 240,
  padding: 24,
  textAlign: 'center',
})
