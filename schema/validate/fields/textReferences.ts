import { ADD_IT, corrections, fileOfComputer } from '../../model/kinds.ts'
import type { Field } from '../../model/mapFields.ts'
import { safeUrl } from '../../model/safeUrl.ts'
import type { Problem } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Locator } from '../../read/source.ts'
import type { Reference } from '../../richText/referencesIn.ts'
import { poorDescription } from '../warnings/altText.ts'

type TextReference = Field & { reference: Reference }

export const isInText = (field: Field): field is TextReference => field.reference !== undefined

/** Checks the form of a link or picture in a running text. Whether its target exists is checked as that of any other. */
export function textReferenceProblems(field: TextReference, locator: Locator): Problem[] {
  return field.reference.kind === 'link' ? linkProblems(field, locator) : pictureProblems(field, locator)
}

function linkProblems({ path, value, reference }: TextReference, locator: Locator): Problem[] {
  const { at, title } = reference
  const problems: Problem[] = []
  if (!safeUrl.test(value)) {
    const likely =
      value === '' ? undefined : corrections(value, 'link').find(({ word }) => safeUrl.test(word))
    const ofComputer = fileOfComputer(value)
    const found = locator.problem(
      'bad-link',
      path,
      ofComputer?.message ??
        (value === ''
          ? 'A link of this text has no address.'
          : `"${truncate(value, 40)}" is not an address that a link can lead to.`),
      ofComputer?.suggestion ??
        (likely
          ? `Did you mean "${likely.word}"?`
          : {
              text: 'Write [words](/page), or [words](https://…).',
              inForms: 'Select its words, press “Link”, and choose where it leads.',
            }),
      { at: at ?? 'value' },
    )
    const edits = at && locator.replacingPart(path, at, '')
    problems.push(edits ? { ...found, malformed: { kind: 'link', value, edits, isInText: true } } : found)
  }
  if (title !== undefined)
    problems.push(
      locator.problem(
        'markup-in-text',
        path,
        `"${truncate(title, 40)}" stands behind the address of a link, where nobody sees it.`,
        'Delete it with its quotes.',
        { at: at ?? 'value' },
      ),
    )
  return problems
}

function pictureProblems({ path, value, reference }: TextReference, locator: Locator): Problem[] {
  const { alt = '', at = 'value' } = reference
  if (/^https?:/i.test(value))
    return [
      locator.problem(
        'bad-path',
        path,
        'A picture of this text is on another website.',
        {
          text: 'Save it in "public/images", and write its path, such as "/images/name.jpg".',
          inForms: ADD_IT,
        },
        { at },
      ),
    ]
  if (alt.trim() === '')
    return [
      locator.problem(
        'missing-alt-text',
        path,
        'Nothing says what this picture shows.',
        {
          text: `Write it between the square brackets: ![One sentence](${truncate(value, 60)}).`,
          inForms: 'Write that with the picture.',
        },
        { at },
      ),
    ]
  const poor = poorDescription(alt, value, path, locator)
  return poor ? [poor] : []
}
