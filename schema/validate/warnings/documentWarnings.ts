import { isBeforeWebsites, mistypedDays, overdueReview } from '../../model/dayProblems.ts'
import { kindsThat } from '../../model/kinds.ts'
import { fieldWalker, partOf } from '../../model/mapFields.ts'
import type { Page } from '../../model/page.ts'
import { canonicalPath } from '../../model/paths.ts'
import type { Post } from '../../model/post.ts'
import { noticeWarnings } from '../../model/site/notice.ts'
import type { Site } from '../../model/site.ts'
import { type Path, type Problem, say } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import type { Document } from '../../read/Document.ts'
import { schemas } from '../../read/parse.ts'
import type { Locator } from '../../read/source.ts'
import { definitionOf } from '../../section.ts'
import type { SectionWarning } from '../../sections/shared/defineSection.ts'
import type { Addresses } from '../addresses.ts'
import { partsOf } from '../links/linkTargets.ts'
import type { DocumentContext } from '../ValidationContext.ts'
import { captionProblems } from './altText.ts'
import { copyrightProblems, yearProblems } from './outdatedYears.ts'
import { weightProblems } from './weight.ts'

/**
 * Warns of dates that are surely mistyped, facts that are missing, reviews and years that are over, heavy pages and poor captions.
 * @param context without a day there is no warning of dates
 */
export function documentWarnings(document: Document, context: DocumentContext): Problem[] {
  const { kind, value, locator } = document
  const { today } = context
  if (kind === 'site') {
    const ofNotice = value.notice && today !== '' ? noticeWarnings(value.notice, today) : []
    return [
      ...ofNotice.map(problem => locator.place(problem, ['notice'])),
      ...factsToConfirm(value.contact, ['contact'], locator),
      ...copyrightProblems(value, today, locator),
      ...repeatedLabels(value, locator),
    ]
  }
  if (kind === 'post')
    return [
      ...planProblems(value, today, locator),
      ...postDateProblems(value, today, locator),
      ...captionProblems(value, locator),
    ]
  const { sections, reviewBy } = value
  return [
    ...planProblems(value, today, locator),
    ...factsToConfirm(value, [], locator),
    ...overdueReview('This page', reviewBy, today, ['reviewBy']).map(found => locator.place(found, [])),
    ...yearProblems(value, locator),
    ...weightProblems(sections, context, locator),
  ]
}

/** A warning of a section, which other documents may make void. */
export interface SectionProblem extends Problem, Pick<SectionWarning, 'unless'> {}

/** Warnings of the sections of a page. */
export const sectionWarnings = ({ sections }: Page, today: string, locator: Locator): SectionProblem[] =>
  sections.flatMap((section, index) =>
    (definitionOf(section.type).warnings?.(section, today) ?? []).map(({ unless, ...found }) => ({
      ...locator.place(found, ['sections', index]),
      ...(unless && { unless }),
    })),
  )

/** Days on which a document comes, goes or is to be read again, that are surely mistyped, mostly in their year. */
const planProblems = (plans: Partial<Page & Post>, today: string, locator: Locator): Problem[] =>
  mistypedDays(plans, ['publishOn', 'unpublishOn', 'reviewBy'], today).map(found => locator.place(found, []))

/** Warns of a draft that is to appear, or to leave, on a day that has passed: mostly its year is mistyped. */
export function draftWarnings(document: Document, { today }: DocumentContext): Problem[] {
  const { kind, value, locator } = document
  if (kind === 'site' || kind === 'template' || today === '') return []
  return [...planProblems(value, today, locator), ...pastDays(value, today, locator)]
}

/** @param plans days that have only just been written, or of a document that visitors do not see yet */
export function pastDays(
  { publishOn = '', unpublishOn = '' }: Partial<Page & Post>,
  today: string,
  locator: Locator,
): Problem[] {
  // A day before all websites is told as such.
  const isPast = (day: string) => day !== '' && day < today && !isBeforeWebsites(day)
  if (isPast(unpublishOn))
    return [
      locator.problem(
        'past-day',
        ['unpublishOn'],
        say`${say.day(unpublishOn)} has passed, so visitors would never see this.`,
        'Correct the day, or delete it.',
      ),
    ]
  if (!isPast(publishOn)) return []
  return [
    locator.problem(
      'past-day',
      ['publishOn'],
      say`${say.day(publishOn)} has passed, so visitors would see this at once.`,
      'Correct the day, or delete it.',
    ),
  ]
}

/** Warns of entries of one menu that say the same. */
function repeatedLabels({ navigation, shortcuts = [], footer }: Site, locator: Locator): Problem[] {
  const { quickLinks, smallPrint = [] } = footer
  const menusAt = (at: Path, lists: Readonly<Record<string, readonly { label: string }[]>>) =>
    Object.entries(lists).map(([key, entries]) => ({
      path: [...at, key],
      labels: entries.map(({ label }) => label.trim().toLowerCase()),
    }))
  const menus = [
    ...menusAt([], { navigation, shortcuts }),
    ...menusAt(['footer'], { quickLinks, smallPrint }),
    ...navigation.flatMap(({ subMenu = [] }, index) => menusAt(['navigation', index], { subMenu })),
  ]
  return menus.flatMap(({ path, labels }) =>
    labels.flatMap((label, index) =>
      labels.indexOf(label) === index
        ? []
        : locator.problem(
            'repeated-label',
            [...path, index, 'label'],
            'Another entry of this menu says the same.',
            'Give each of the two words of its own, or delete one.',
          ),
    ),
  )
}

function postDateProblems({ date, publishOn = '' }: Post, today: string, locator: Locator): Problem[] {
  if (today === '') return []
  const first = publishOn > today ? publishOn : today
  if (date > first)
    return [
      locator.problem(
        'unlikely-date',
        ['date'],
        say`The post is dated ${say.day(date)}, but visitors see it from ${first === today ? 'today' : say.day(first)} on.`,
        say`Correct the date; or ${{ text: `add "publishOn": "${date}"`, inForms: 'choose “Everybody, from or until a day” and that day,' }} if the post is to appear on that day.`,
      ),
    ]
  return mistypedDays({ date }, ['date'], today).map(found => locator.place(found, []))
}

/** Facts that a document lists as still to come. */
const factsToConfirm = (
  { toConfirm = [] }: { toConfirm?: readonly string[] | undefined },
  path: Path,
  locator: Locator,
): Problem[] =>
  toConfirm.map((fact, index) =>
    locator.problem(
      'missing-fact',
      [...path, 'toConfirm', index],
      `Still to come from the organisation: "${truncate(fact, 80)}".`,
      'Write it where visitors look for it, and delete this line.',
    ),
  )

const eachLink = fieldWalker(...kindsThat(({ leadsTo }) => leadsTo === 'page' || leadsTo === 'anything'))

/** Warns of links to a page that expires: from that day on they would fail the build. */
export function expiringLinkProblems(document: Document, addresses: Addresses): Problem[] {
  const { kind, locator, value } = document
  const until = kind === 'site' ? undefined : document.value.unpublishOn
  const problems: Problem[] = []
  eachLink(schemas[kind], value, field => {
    const day = expiryDayOf(field.value, addresses)
    if (day !== undefined && (until === undefined || until > day))
      problems.push(
        locator.problem(
          'link-to-leaving-page',
          field.path,
          say`The page "${field.value}" leaves the website on ${say.day(day)}; from then on this link is a mistake.`,
          'Delete the link by that day, or let this page leave on it as well.',
          { at: partOf(field) },
        ),
      )
  })
  return problems
}

/** The day on which the target of a link expires; undefined if it does not. */
export const expiryDayOf = (link: string, { routes, expiryDays }: Addresses): string | undefined =>
  expiryDays.size === 0 ? undefined : expiryDays.get(routes.get(canonicalPath(partsOf(link).address)) ?? '')
