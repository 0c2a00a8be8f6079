import { anchorRules } from './anchors.ts'
import type { Page } from './page.ts'
import type { Path, Problem } from './problem.ts'
import type { AnySection, Section } from './section.ts'
import { postSectionTypes } from './section.ts'
import type { Locator } from './source.ts'
import { listed } from './suggest.ts'

/** Rules between the fields of a page. @param isTemplate whether it shows a blog post */
export function pageRules(page: Page, isTemplate: boolean, locator: Locator): Problem[] {
  const ofSections = page.sections.flatMap((section, index) => {
    const path = ['sections', index]
    const problems = sectionRules(section, path, locator)
    if (!isTemplate && postSectionTypes.includes(section.type)) {
      problems.push(
        locator.problem(
          'post-section-on-page',
          [...path, 'type'],
          `A "${section.type}" section shows one blog post, and this page is none.`,
          'Use it only in "blog/[id].json".',
        ),
      )
    }
    return problems
  })
  return [...anchorRules(page, locator), ...ofSections]
}

function sectionRules(section: AnySection, path: Path, locator: Locator): Problem[] {
  switch (section.type) {
    case 'subjects': {
      const grouped = section.items.filter(item => item.group !== undefined).length
      const index = section.items.findIndex(item => item.group === undefined)
      if (grouped === 0 || index === -1) return []
      return [
        locator.problem(
          'missing-group',
          [...path, 'items', index],
          'This subject has no group, but others have.',
          `Add "group": ${listed([...new Set(section.items.flatMap(item => item.group ?? []))])}.`,
        ),
      ]
    }
    case 'admissionRequirements':
      if ((section.buttonText === undefined) === (section.buttonLink === undefined)) return []
      return [
        locator.problem(
          'incomplete-button',
          path,
          'A button needs both its words and its link.',
          'Give both "buttonText" and "buttonLink", or neither.',
        ),
      ]
    case 'form':
      return formRules(section.fields, [...path, 'fields'], locator)
    case 'calendar':
      return section.terms.flatMap((term, index) => termRules(term, [...path, 'terms', index], locator))
    default:
      return []
  }
}

function termRules(term: Section<'calendar'>['terms'][number], path: Path, locator: Locator): Problem[] {
  const order = (start: string, end: string | undefined, at: Path) =>
    end !== undefined && end < start
      ? [
          locator.problem(
            'end-before-start',
            at,
            `This ends on ${end}, before it starts on ${start}.`,
            'Correct one of the two dates.',
          ),
        ]
      : []
  return [
    ...order(term.start, term.end, [...path, 'end']),
    ...term.events.flatMap((event, index) =>
      order(event.date, event.endDate, [...path, 'events', index, 'endDate']),
    ),
  ]
}

/**
 * Names that no field can have. A form's own properties are hidden by fields of their names, so none that the browser's code
 * asks a form for; "constructor" is in every record of answers; the others are sent with each form.
 */
const OWN_FIELDS = [
  'animate',
  'children',
  'closest',
  'constructor',
  'elements',
  'leave-empty',
  'reset',
  'subject',
]

/** Rules of the fields of a form. */
export function formRules(fields: Section<'form'>['fields'], path: Path, locator: Locator): Problem[] {
  return fields.flatMap((field, index) => {
    const problems: Problem[] = []
    if (fields.findIndex(other => other.name === field.name) < index) {
      problems.push(
        locator.problem(
          'repeated-id',
          [...path, index, 'name'],
          `Two fields of this form are called "${field.name}".`,
          'Give each field a name of its own.',
        ),
      )
    }
    if (OWN_FIELDS.includes(field.name)) {
      problems.push(
        locator.problem(
          'reserved-name',
          [...path, index, 'name'],
          `The site uses the name "${field.name}" itself in every form.`,
          `Write another name, such as "your-${field.name}".`,
        ),
      )
    }
    if (field.kind === 'select' && !field.options && !field.optionsFrom) {
      problems.push(
        locator.problem(
          'missing-choices',
          [...path, index],
          'A "select" field needs choices.',
          'Add "options": ["…", "…"], or "optionsFrom" with a folder of pages.',
        ),
      )
    }
    return problems
  })
}
