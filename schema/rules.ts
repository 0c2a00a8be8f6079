import type { Page } from './page.ts'
import type { Document } from './parse.ts'
import type { Post } from './post.ts'
import type { Path, Problem } from './problem.ts'
import type { AnySection, Section } from './section.ts'
import { postSectionTypes } from './section.ts'
import type { Site } from './site.ts'
import type { Locator } from './source.ts'
import { listed } from './suggest.ts'

/** Rules between fields of one document, which neither zod's shapes nor JSON Schema can say. */
export function ruleProblems(document: Document, posts: readonly Post[]): Problem[] {
  const { locator } = document
  switch (document.kind) {
    case 'site':
      return siteRules(document.value, locator)
    case 'post':
      return postRules(document.value, posts, locator)
    case 'page':
      return [...addressRules(document.route, locator), ...pageRules(document.value, false, locator)]
    case 'template':
      return pageRules(document.value, true, locator)
  }
}

function addressRules(route: string, locator: Locator): Problem[] {
  if (/^\/(?:assets|404|page)(?:\/|$)/i.test(route))
    return [
      locator.problem(
        'address-reserved',
        [],
        `The address "${route}" is used by the site itself.`,
        'Rename the file or its folder.',
      ),
    ]
  if (/^[\w/-]+$/.test(route)) return []
  return [
    locator.problem(
      'file-name',
      [],
      `The name of this file makes a bad address: "${route}".`,
      'Rename it: letters without accents, digits and hyphens only, no spaces.',
    ),
  ]
}

function pageRules(page: Page, isTemplate: boolean, locator: Locator): Problem[] {
  const ids = page.sections.map(section => section.id)
  return page.sections.flatMap((section, index) => {
    const path = ['sections', index]
    const problems = sectionRules(section, path, locator)
    if (section.id && ids.indexOf(section.id) < index) {
      problems.push(
        locator.problem(
          'id-taken',
          [...path, 'id'],
          `Another section of this page has the id "${section.id}".`,
          'Give each section an id of its own, or none.',
        ),
      )
    }
    if (!isTemplate && postSectionTypes.includes(section.type)) {
      problems.push(
        locator.problem(
          'post-section',
          [...path, 'type'],
          `A "${section.type}" section shows one blog post, and this page is none.`,
          'Use it only in "blog/[id].json".',
        ),
      )
    }
    return problems
  })
}

function sectionRules(section: AnySection, path: Path, locator: Locator): Problem[] {
  switch (section.type) {
    case 'subjects': {
      const grouped = section.items.filter(item => item.group !== undefined).length
      const index = section.items.findIndex(item => item.group === undefined)
      if (grouped === 0 || index === -1) return []
      return [
        locator.problem(
          'group-missing',
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
          'button-half',
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
            'date-order',
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

function formRules(fields: Section<'form'>['fields'], path: Path, locator: Locator): Problem[] {
  return fields.flatMap((field, index) => {
    const problems: Problem[] = []
    if (fields.findIndex(other => other.name === field.name) < index) {
      problems.push(
        locator.problem(
          'id-taken',
          [...path, index, 'name'],
          `Two fields of this form are called "${field.name}".`,
          'Give each field a name of its own.',
        ),
      )
    }
    if (field.kind === 'select' && !field.options && !field.optionsFrom) {
      problems.push(
        locator.problem(
          'choices-missing',
          [...path, index],
          'A "select" field needs choices.',
          'Add "options": ["…", "…"], or "optionsFrom" with a folder of pages.',
        ),
      )
    }
    return problems
  })
}

function postRules(post: Post, posts: readonly Post[], locator: Locator): Problem[] {
  const ids = posts.map(({ id }) => id)
  const problems = post.relatedPosts.flatMap((id, index) => {
    const path = ['relatedPosts', index]
    if (id === post.id)
      return [
        locator.problem('post-missing', path, 'A post cannot be related to itself.', 'Delete this number.'),
      ]
    return ids.includes(id)
      ? []
      : [
          locator.problem(
            'post-missing',
            path,
            `There is no post ${id}.`,
            `Write ${listed(ids.filter(other => other !== post.id).map(String)).replaceAll('"', '')}.`,
          ),
        ]
  })
  if (post.images.length !== (post.captions?.length ?? 0)) {
    problems.push(
      locator.problem(
        'alt-missing',
        post.captions ? ['captions'] : ['images'],
        `There are ${post.images.length} pictures and ${post.captions?.length ?? 0} captions.`,
        'Write one caption for each picture of "images", in the same order: what the picture shows.',
      ),
    )
  }
  return problems
}

function siteRules(site: Site, locator: Locator): Problem[] {
  const problems = site.navigation.flatMap((item, index) =>
    item.subMenu && item.subMenuFrom
      ? [
          locator.problem(
            'menu-twice',
            ['navigation', index],
            'This entry has both "subMenu" and "subMenuFrom".',
            'Keep one of the two.',
          ),
        ]
      : [],
  )
  const placeholder = (key: 'phone' | 'email') =>
    problems.push(
      locator.problem(
        'placeholder',
        ['contact', key],
        `The ${key === 'phone' ? 'telephone number' : 'email address'} is still a placeholder.`,
        'Write the real one.',
        { severity: 'warning' },
      ),
    )
  if (/000\D?0000$/.test(site.contact.phone)) placeholder('phone')
  // RFC 2606 reserves .example: no mail can ever arrive there.
  if (site.contact.email.endsWith('.example')) placeholder('email')
  return [
    ...problems,
    ...formRules(site.footer.newsletter.fields, ['footer', 'newsletter', 'fields'], locator),
  ]
}
