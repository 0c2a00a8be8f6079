import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'

/** What pressing the button of a form does, for visitors to read before. */
export function purposeOf(
  handler: FormHandler,
  submitText: string,
  { name, origin }: Pick<SiteData, 'name' | 'origin'>,
): string {
  if (handler.kind === 'mailto')
    return `“${submitText}” opens your own email app with your message written out. Nothing is sent until you send it there.`
  const service = new URL(handler.url)
  return service.origin === origin
    ? `“${submitText}” sends your answers to ${name}.`
    : `“${submitText}” sends your answers to ${name}, through the form service ${service.hostname.replace(/^www\./, '')}.`
}
