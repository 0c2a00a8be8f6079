import { formRules, pageRules } from './pageRules.ts'
import type { Document, Of } from './parse.ts'
import type { Post } from './post.ts'
import { fileProblem, type Problem } from './problem.ts'
import { publicationRules } from './publication.ts'
import { isOwnAddress } from './reserved.ts'
import type { Site } from './site.ts'
import { plainLetters } from './slugOf.ts'
import type { Locator } from './source.ts'
import { listed } from './suggest.ts'

/** Rules between fields of one document, which neither zod's shapes nor JSON Schema can say. */
export function ruleProblems(document: Document): Problem[] {
  const { locator } = document
  switch (document.kind) {
    case 'site':
      return siteRules(document.value, locator)
    case 'post':
      return [
        ...publicationRules(document.value, false, locator),
        ...captionRules(document.value, locator),
        ...relatedOnce(document.value, locator),
      ]
    case 'page':
      return [
        ...addressRules(document.route, locator),
        ...publicationRules(document.value, document.route === '/', locator),
        ...pageRules(document.value, false, locator),
      ]
    case 'template':
      return [
        ...templateRules(locator),
        ...publicationRules(document.value, true, locator),
        ...pageRules(document.value, true, locator),
      ]
  }
}

/** The browser asks for the posts, and readers for the feed, below this address. */
const TEMPLATE = 'blog/[id].json'

const templateRules = (locator: Locator): Problem[] =>
  locator.file === TEMPLATE
    ? []
    : [
        locator.problem(
          'wrong-folder',
          [],
          `This would be a page that shows posts, and that is "${TEMPLATE}" alone.`,
          `Move this file to "${TEMPLATE}", or delete it where that one is there.`,
        ),
      ]

/** Posts that no page shows: each link to them would lead nowhere. */
export const missingTemplate = (): Problem =>
  fileProblem(
    TEMPLATE,
    'missing-post-page',
    'There are posts, but no page that shows them.',
    `Write it as "${TEMPLATE}", with the sections "postHero" and "postBody".`,
  )

function addressRules(route: string, locator: Locator): Problem[] {
  if (isOwnAddress(route))
    return [
      locator.problem(
        'reserved-address',
        [],
        `The address "${route}" is used by the site itself.`,
        'Rename the file or its folder.',
      ),
    ]
  if (/^[\w/-]+$/.test(route)) return []
  const name = plainName(locator.file)
  return [
    locator.problem(
      'bad-file-name',
      [],
      `The name of this file makes a bad address: "${route}".`,
      `Rename it${name ? `, for example to "${name}"` : ''}: letters without accents, digits and hyphens only, no spaces.`,
    ),
  ]
}

/** The path of a file in letters that an address can hold; nothing where a name has none of them. */
function plainName(file: string): string | undefined {
  const parts = file
    .replace(/\.json$/, '')
    .split('/')
    .map(part => (/^[\w-]+$/.test(part) ? part : plainLetters(part)))
  return parts.every(Boolean) ? `${parts.join('/')}.json` : undefined
}

/** Checks the posts to which a post is related. @param postIds the numbers of all posts */
export const relatedProblems = (
  { value: post, locator }: Of<'post'>,
  postIds: ReadonlySet<number>,
): Problem[] =>
  post.relatedPosts.flatMap((id, index) => {
    const path = ['relatedPosts', index]
    if (id === post.id)
      return [
        locator.problem(
          'post-related-to-itself',
          path,
          'A post cannot be related to itself.',
          'Delete this number.',
        ),
      ]
    if (postIds.has(id)) return []
    const taken = new Set([post.id, ...post.relatedPosts])
    const free = listed([...postIds].filter(other => !taken.has(other)).map(String)).replaceAll('"', '')
    return [
      locator.problem(
        'missing-post',
        path,
        `There is no post ${id}.`,
        free ? `Delete this number, or write one that is not listed yet: ${free}.` : 'Delete this number.',
      ),
    ]
  })

/** Each number would be a card of its own. */
function relatedOnce({ relatedPosts }: Post, locator: Locator): Problem[] {
  const seen = new Set<number>()
  return relatedPosts.flatMap((id, index) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      locator.problem(
        'post-related-twice',
        ['relatedPosts', index],
        `The number ${id} stands in this list already.`,
        'Delete this number.',
      ),
    ]
  })
}

function captionRules(post: Post, locator: Locator): Problem[] {
  if (post.images.length === (post.captions?.length ?? 0)) return []
  return [
    locator.problem(
      'missing-captions',
      post.captions ? ['captions'] : ['images'],
      `The number of captions is ${post.captions?.length ?? 0}, that of the pictures ${post.images.length}.`,
      'Write one caption for each picture of "images", in the same order: what the picture shows.',
    ),
  ]
}

function siteRules(site: Site, locator: Locator): Problem[] {
  const problems = site.navigation.flatMap((item, index) =>
    item.subMenu && item.subMenuFrom
      ? [
          locator.problem(
            'two-submenus',
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
        'placeholder-contact',
        ['contact', key],
        `The ${key === 'phone' ? 'telephone number' : 'email address'} is still a placeholder.`,
        'Write the real one.',
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
