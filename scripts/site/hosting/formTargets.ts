import { formTarget } from '../../../schema/model/site/formHandler.ts'
import type { SiteData } from '../../../schema/model/viewModel.ts'
import { formTargetsIn } from '../../../schema/section.ts'
import type { Content } from '../../../schema/validate/Content.ts'

/** Where forms go on every page, as sources of `form-action`: the newsletter, and forms that name no handler. */
export const siteFormTargets = ({
  formHandler,
  footer,
}: Pick<SiteData, 'formHandler' | 'footer'>): string[] =>
  [formHandler, footer.newsletter.handler ?? formHandler].map(formTarget)

/** Where the forms of single pages go. */
export const pageFormTargets = ({ pages, template }: Content): string[] => [
  ...[...pages.values()].flatMap(({ outline }) => formTargetsIn(outline.sections)),
  ...formTargetsIn(template?.page.sections ?? []),
]
