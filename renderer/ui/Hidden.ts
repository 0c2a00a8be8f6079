import styled from '@emotion/styled'
import { visuallyHidden } from '../theme/visuallyHidden.ts'

/** Words for screen readers alone. */
export const Hidden = styled.span(visuallyHidden)
