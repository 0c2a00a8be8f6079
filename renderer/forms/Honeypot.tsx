import styled from '@emotion/styled'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

/** The name of the field that people never see. */
export const HONEYPOT = 'leave-empty'

/** A field for programs that fill in everything; hidden from people and from assistive technology. */
export const Honeypot = () => (
  <Box aria-hidden="true">
    <label>
      Leave this empty
      <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
    </label>
  </Box>
)

const Box = styled.div(visuallyHidden)
