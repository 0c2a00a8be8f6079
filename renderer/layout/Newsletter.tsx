import type { ComponentProps } from 'react'
import { FormView } from '../forms/FormView.tsx'

/** The `identifierPrefix` of its React root. It keeps generated ids distinct from those of the page. */
export const NEWSLETTER_PREFIX = 'newsletter'

/** The form in the footer. */
const Newsletter = (form: Omit<ComponentProps<typeof FormView>, 'variant'>) => (
  <FormView {...form} variant="newsletter" />
)

export default Newsletter
