import { absenceOf, type Publication, type View } from '../model/publication.ts'
import { type Problem, say } from '../problems/problem.ts'
import type { DocumentOf } from '../read/Document.ts'
import type { Locator } from '../read/source.ts'

/** Whether a view leaves a document out. */
export const isHidden = (document: DocumentOf<'page'> | DocumentOf<'post'>, view: View): boolean =>
  !view.isPreview && absenceOf(document.value, view.today) !== undefined

/** Rules of the three fields. @param isNeeded whether the site cannot do without the page */
export function publicationRules(value: Publication, isNeeded: boolean, locator: Locator): Problem[] {
  const { publishOn, unpublishOn } = value
  if (publishOn && unpublishOn && unpublishOn <= publishOn)
    return [
      locator.problem(
        'end-before-start',
        ['unpublishOn'],
        say`This leaves the website on ${say.day(unpublishOn)}, but comes to it only on ${say.day(publishOn)}: nobody would ever see it.`,
        'Correct one of the two dates.',
      ),
    ]
  const field = (['draft', 'publishOn', 'unpublishOn'] as const).find(key => value[key])
  if (!isNeeded || !field) return []
  const message = 'The website cannot do without this page.'
  const suggestion = say`Delete ${say.field(field)}; change the words of the page instead.`
  return [locator.problem('page-always-shown', [field], message, suggestion, { at: 'key' })]
}
