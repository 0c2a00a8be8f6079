import styled from '@emotion/styled'
import { Band } from './Band.tsx'
import { ring } from './ring.ts'

/** Says that something is on its way. */
export const Spinner = () => (
  <Band ground="wall">
    <Ring role="status" aria-label="Loading..." />
  </Band>
)

const Ring = styled.div({ ...ring, marginInline: 'auto', fontSize: 48 })
