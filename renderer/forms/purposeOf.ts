import type { FormHandler } from '../../schema/model/site/formHandler.ts'
import type { SiteData } from '../../schema/model/viewModel.ts'
import { fillWords } from '../ui/text/fillWords.ts'

/** What pressing the button of a form does, for visitors to read before. */
export function purposeOf(
  handler: FormHandler,
  submitText: string,
  { name, origin, words }: Pick<SiteData, 'name' | 'origin' | 'words'>,
): string {
  const button = submitText
  if (handler.kind === 'mailto') return fillWords(words.sendsByMail, { button })
  const service = new URL(handler.url)
  return service.origin === origin
    ? fillWords(words.sendsTo, { button, name })
    : fillWords(words.sendsThrough, { button, name, service: service.hostname.replace(/^www\./, '') })
}
