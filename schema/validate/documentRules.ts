import type { Post } from '../model/post.ts'
import { contactRules } from '../model/site/contactDetails.ts'
import { noticeRules } from '../model/site/notice.ts'
import { versionRules } from '../model/site/versions.ts'
import { wordRules } from '../model/site/words.ts'
import type { Site } from '../model/site.ts'
import { plainLetters } from '../model/slug.ts'
import { listed } from '../problems/listed.ts'
import { fileProblem, type Problem } from '../problems/problem.ts'
import type { DocumentOf, ParsedDocument } from '../read/Document.ts'
import type { Locator } from '../read/source.ts'
import { formRules } from '../sections/formRules.ts'
import { findingProblem } from './findingProblem.ts'
import { pageRules } from './pageRules.ts'
import { publicationRules } from './publication.ts'
import { isOwnAddress } from './reserved.ts'

/** Rules between the fields of one document, which neither zod's shapes nor JSON Schema can express. */
export function documentRules(document: ParsedDocument): Problem[] {
  const { locator } = document
  switch (document.kind) {
    case 'site':
      return siteRules(document.value, locator)
    case 'post':
      return [
        ...publicationRules(document.value, false, locator),
        ...captionRules(document.value, locator),
        ...relatedRules(document.value, locator),
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

/** The browser loads posts, and feed readers the feed, from below this address. */
const TEMPLATE = 'blog/[id].json'

function templateRules(locator: Locator): Problem[] {
  if (locator.file === TEMPLATE) return []
  const message = `This would be a page that shows posts, and that is "${TEMPLATE}" alone.`
  const cure = `Move this file to "${TEMPLATE}", or delete it where that one is there.`
  return [locator.problem('wrong-folder', [], message, cure)]
}

/** Without a template no post has a page, so every link to a post is broken. */
export const missingTemplate = (): Problem =>
  fileProblem(
    TEMPLATE,
    'missing-post-page',
    'There are posts, but no page that shows them.',
    `Write it as "${TEMPLATE}", with the sections "postHero" and "postBody".`,
  )

function addressRules(route: string, locator: Locator): Problem[] {
  if (isOwnAddress(route)) {
    const message = `The address "${route}" is used by the site itself.`
    return [locator.problem('reserved-address', [], message, 'Rename the file or its folder.')]
  }
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

/** The path of a file in the letters of addresses. @returns undefined if a name of the path has no such letter */
function plainName(file: string): string | undefined {
  const parts = file
    .replace(/\.json$/, '')
    .split('/')
    .map(part => (/^[\w-]+$/.test(part) ? part : plainLetters(part)))
  return parts.every(Boolean) ? `${parts.join('/')}.json` : undefined
}

/** Checks that related posts exist. @param postIds the numbers of all posts */
export const relatedProblems = (
  { value: post, locator }: DocumentOf<'post'>,
  postIds: ReadonlySet<number>,
): Problem[] =>
  post.relatedPosts.flatMap((id, index) => {
    const path = ['relatedPosts', index]
    const cure = 'Delete this number.'
    if (id === post.id)
      return locator.problem('post-related-to-itself', path, 'A post cannot be related to itself.', cure)
    if (postIds.has(id)) return []
    const taken = new Set([post.id, ...post.relatedPosts])
    const free = listed([...postIds].filter(other => !taken.has(other)).map(String)).replaceAll('"', '')
    return locator.problem(
      'missing-post',
      path,
      `There is no post ${id}.`,
      free ? `Delete this number, or write one that is not listed yet: ${free}.` : cure,
    )
  })

/** A repeated number would show the same card twice. */
const relatedRules = ({ relatedPosts }: Post, locator: Locator): Problem[] =>
  relatedPosts.flatMap((id, index) =>
    relatedPosts.indexOf(id) === index
      ? []
      : locator.problem(
          'post-related-twice',
          ['relatedPosts', index],
          `The number ${id} stands in this list already.`,
          'Delete this number.',
        ),
  )

function captionRules(post: Post, locator: Locator): Problem[] {
  const [captions, pictures] = [post.captions?.length ?? 0, post.images.length]
  if (captions === pictures) return []
  return [
    locator.problem(
      'missing-captions',
      [post.captions ? 'captions' : 'images'],
      `The number of captions is ${captions}, that of the pictures ${pictures}.`,
      'Write one caption for each picture of "images", in the same order: what the picture shows.',
    ),
  ]
}

const PLACEHOLDER_NUMBER = /000\D?0000$/

function siteRules(site: Site, locator: Locator): Problem[] {
  const problems = site.navigation.flatMap((item, index) =>
    item.subMenu && item.subMenuFrom
      ? locator.problem(
          'two-submenus',
          ['navigation', index],
          'This entry has both "subMenu" and "subMenuFrom".',
          'Keep one of the two.',
        )
      : [],
  )
  const placeholder = (key: 'phone' | 'email' | 'whatsapp', name: string) => {
    const message = `The ${name} is still a placeholder.`
    problems.push(locator.problem('placeholder-contact', ['contact', key], message, 'Write the real one.'))
  }
  if (PLACEHOLDER_NUMBER.test(site.contact.phone)) placeholder('phone', 'telephone number')
  if (PLACEHOLDER_NUMBER.test(site.contact.whatsapp ?? '')) placeholder('whatsapp', 'number for WhatsApp')
  // RFC 2606 reserves .example, so no mail can arrive there.
  if (site.contact.email.endsWith('.example')) placeholder('email', 'email address')
  const { fields, handler = site.formHandler } = site.footer.newsletter
  const ofForm = formRules(fields, handler).map(finding =>
    findingProblem(finding, ['footer', 'newsletter'], locator),
  )
  const ofContact = contactRules(site.contact).map(finding => findingProblem(finding, ['contact'], locator))
  const ofNotice = (site.notice ? noticeRules(site.notice) : []).map(finding =>
    findingProblem(finding, ['notice'], locator),
  )
  const ofWords = wordRules(site.words ?? {}).map(finding => findingProblem(finding, ['words'], locator))
  const ofVersions = versionRules(site.versions ?? {}).map(finding =>
    findingProblem(finding, ['versions'], locator),
  )
  return [...problems, ...ofContact, ...ofNotice, ...ofForm, ...ofWords, ...ofVersions]
}
