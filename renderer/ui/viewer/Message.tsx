import type { ComponentProps } from 'react'
import { css } from '../../theme/css.ts'

/** A message in place of a page. */
export const Message = (props: ComponentProps<'div'>) => <div className={message} role="status" {...props} />

const message = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 20,
  minHeight: 240,
  padding: 24,
  textAlign: 'center',
})
