import { isBeforeWebsites, mistypedDays, overdueReview, yearOf } from '../../model/dayProblems.ts'
import { fieldWalker } from '../../model/mapFields.ts'
import type { Page } from '../../model/page.ts'
import type { Post } from '../../model/post.ts'
import { noticeWarnings } from '../../model/site/notice.ts'
import { defaultWords } from '../../model/site/words.ts'
import type { Site } from '../../model/site.ts'
import { type Path, type PathProblem, problemsWithin, say } from '../../problems/problem.ts'
import { truncate } from '../../problems/truncate.ts'
import { type Document, isDraft } from '../../read/Document.ts'
import { type AnySection, definitionOf, type SharedSection, section as sectionSchema } from '../../section.ts'
import type { SectionWarning } from '../../sections/shared/defineSection.ts'
import { captionProblems } from '../fields/altText.ts'
import type { FileReference } from '../publicFiles.ts'
import type { DocumentContext, ValidationContext } from '../ValidationContext.ts'

/**
 * Warns of dates that are surely mistyped, facts that are missing, reviews and years that are over, heavy pages and poor captions.
 * @param files that the document names
 * @param context without a day there is no warning of dates
 */
export function documentWarnings(
  document: Document,
  files: readonly FileReference[],
  context: DocumentContext,
): SectionWarning[] {
  const ofEditor = editorRuleProblems(document, context.jsonSchemas)
  const warnings = isDraft(document)
    ? draftWarnings(document, context)
    : finishedWarnings(document, files, context)
  return [...ofEditor, ...warnings]
}

function finishedWarnings(
  document: Document,
  files: readonly FileReference[],
  context: DocumentContext,
): SectionWarning[] {
  const { kind, value } = document
  const { today } = context
  switch (kind) {
    case 'site':
      return [
        ...problemsWithin(
          ['notice'],
          value.notice && today !== '' ? noticeWarnings(value.notice, today) : [],
        ),
        ...factsToConfirm(value.contact, ['contact']),
        ...copyrightProblems(value, today),
        ...repeatedLabels(value),
        ...unlikelyName(value),
      ]
    case 'post':
      return [...planProblems(value, today), ...postDateProblems(value, today), ...captionProblems(value)]
    default:
      return [
        ...planProblems(value, today),
        ...factsToConfirm(value, []),
        ...overdueReview('This page', value.reviewBy, today, ['reviewBy']),
        ...yearProblems(value, document.shared),
        ...weightProblems(value.sections, document.locator.length, files, context),
        ...sectionWarnings(value, today),
      ]
  }
}

/** Warnings of the sections of a page. */
const sectionWarnings = ({ sections }: Page, today: string): SectionWarning[] =>
  sections.flatMap((section, index) =>
    problemsWithin(['sections', index], definitionOf(section.type).warnings?.(section, today) ?? []),
  )

/** Days on which a document comes, goes or is to be read again, that are surely mistyped, mostly in their year. */
const planProblems = (plans: Partial<Page & Post>, today: string): PathProblem[] =>
  mistypedDays(plans, ['publishOn', 'unpublishOn', 'reviewBy'], today)

/** Warns of a draft that is to appear, or to leave, on a day that has passed: mostly its year is mistyped. */
function draftWarnings(document: Document, { today }: DocumentContext): PathProblem[] {
  const { kind, value } = document
  if (kind === 'site' || kind === 'template' || today === '') return []
  return [...planProblems(value, today), ...pastDays(value, today)]
}

/** @param plans days that have only just been written, or of a document that visitors do not see yet */
export function pastDays(
  { publishOn = '', unpublishOn = '' }: Partial<Page & Post>,
  today: string,
): PathProblem[] {
  // A day before all websites is reported as such.
  const isPast = (day: string) => day !== '' && day < today && !isBeforeWebsites(day)
  if (isPast(unpublishOn))
    return [
      {
        code: 'past-day',
        path: ['unpublishOn'],
        message: say`${say.day(unpublishOn)} has passed, so visitors would never see this.`,
        suggestion: 'Correct the day, or delete it.',
      },
    ]
  if (!isPast(publishOn)) return []
  return [
    {
      code: 'past-day',
      path: ['publishOn'],
      message: say`${say.day(publishOn)} has passed, so visitors would see this at once.`,
      suggestion: 'Correct the day, or delete it.',
    },
  ]
}

/** Warns of what a slip of the hand leaves of the organisation's name: one or two letters, other than "3M" or one of a script of syllables. */
function unlikelyName({ name }: Site): PathProblem[] {
  const signs = name.match(/[\p{L}\p{N}]/gu) ?? []
  if (signs.length > 2 || /^[\p{Lu}\p{N}]{2}$|\p{Lo}/u.test(name)) return []
  return [
    {
      code: 'unlikely-name',
      path: ['name'],
      message: `Every page would call the organisation "${name}".`,
      suggestion: 'Write its whole name.',
    },
  ]
}

/** Warns of entries of one menu that say the same. */
function repeatedLabels({ navigation, shortcuts = [], footer }: Site): PathProblem[] {
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
        : {
            code: 'repeated-label',
            path: [...path, index, 'label'],
            message: 'Another entry of this menu says the same.',
            suggestion: 'Give each of the two words of its own, or delete one.',
          },
    ),
  )
}

function postDateProblems({ date, publishOn = '' }: Post, today: string): PathProblem[] {
  if (today === '') return []
  const first = publishOn > today ? publishOn : today
  if (date > first)
    return [
      {
        code: 'unlikely-date',
        path: ['date'],
        message: say`The post is dated ${say.day(date)}, but visitors see it from ${first === today ? 'today' : say.day(first)} on.`,
        suggestion: say`Correct the date; or ${{ text: `add "publishOn": "${date}"`, inForms: 'write that day at “Publish on”,' }} if the post is to appear on that day.`,
      },
    ]
  return mistypedDays({ date }, ['date'], today)
}

/** Facts that a document lists as still to come. */
const factsToConfirm = (
  { toConfirm = [] }: { toConfirm?: readonly string[] | undefined },
  path: Path,
): PathProblem[] =>
  toConfirm.map((fact, index) => ({
    code: 'missing-fact',
    path: [...path, 'toConfirm', index],
    message: `Still to come from the organisation: "${truncate(fact, 80)}".`,
    suggestion: 'Write it where visitors look for it, and delete this line.',
  }))

/** Warns of a copyright line with a year that has passed. @param today `YYYY-MM-DD`, or empty for no warning */
function copyrightProblems({ footer }: Site, today: string): PathProblem[] {
  const year = today === '' ? 0 : yearOf(today)
  if (footer.copyrightYear >= year) return []
  return [
    {
      code: 'outdated-year',
      path: ['footer', 'copyrightYear'],
      message: `The copyright line says ${footer.copyrightYear}, but the year is ${year}.`,
      suggestion: `Write ${year}.`,
    },
  ]
}

/** Warns of titles and descriptions that name other years than the calendars of their page. */
function yearProblems(
  { title, description, sections }: Page,
  shared: readonly SharedSection[],
): PathProblem[] {
  const dates = shared
    .flatMap(({ calendar }) => calendar?.(defaultWords).events ?? [])
    .map(({ date }) => date)
    .sort()
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined) return []
  const years = { first: yearOf(first), last: yearOf(last) }
  const texts = [
    { path: ['title'], value: title },
    { path: ['description'], value: description },
    ...sections.flatMap((section, index) =>
      (['title', 'description'] as const).map(key => ({
        path: ['sections', index, key],
        value: key in section ? Reflect.get(section, key) : undefined,
      })),
    ),
  ]
  return texts.flatMap(({ path, value }) => {
    const named = typeof value === 'string' ? yearsIn(value) : undefined
    if (!named || (named.first <= years.first && years.last <= named.last)) return []
    const written = years.first === years.last ? years.first : `${years.first}/${years.last}`
    return {
      code: 'outdated-year',
      path,
      message: `This says ${named.words}, but the dates of this page are from ${written}.`,
      suggestion: `Write ${written} here, or correct the dates.`,
    }
  })
}

/** Two years in a text, one after the other: "2026/2027", "2026/27", "2026–2027". */
function yearsIn(text: string): { words: string; first: number; last: number } | undefined {
  for (const [words, first = '', end = ''] of text.matchAll(/\b(20\d\d) ?[/–-] ?((?:20)?\d\d)\b(?![/–-])/g)) {
    const last = Number(end.length === 2 ? first.slice(0, 2) + end : end)
    // Other pairs of numbers are days, or years that have no calendar.
    if (last === Number(first) + 1) return { words, first: Number(first), last }
  }
  return undefined
}

/** In bytes, of one page: a few seconds on a slow phone. */
const BUDGET = 1_000_000

/** In bytes: about the most that one photograph takes once it is resized for a screen. */
const PHOTOGRAPH = 200_000

/** Bytes of HTML for each character of a document, without what all pages share. Measured on the site's own pages. */
const BYTES_PER_CHARACTER = 4

/** Warns of a page whose estimated weight exceeds the budget, and names its heaviest section. @param length of its document @param files that it names */
function weightProblems(
  sections: readonly AnySection[],
  length: number,
  files: readonly FileReference[],
  context: ValidationContext,
): PathProblem[] {
  const sizeOf = sizesIn(context)
  // Hardly any page comes near the budget: neither the sections are looked at one by one nor serialised.
  const most = sum(files.map(({ kind, value }) => (kind === 'image' ? sizeOf(value) : 0)))
  if (most + length * BYTES_PER_CHARACTER <= BUDGET) return []
  const counted = new Set<string>()
  const pictures = sections.map(section => {
    const own = new Set<string>()
    eachImage(sectionSchema, section, ({ value }) => {
      if (!counted.has(value)) own.add(value)
      counted.add(value)
    })
    return sum([...own].map(sizeOf))
  })
  const weights = sections.map(
    (section, index) => JSON.stringify(section).length * BYTES_PER_CHARACTER + (pictures[index] ?? 0),
  )
  const total = sum(weights)
  if (total <= BUDGET) return []
  const heaviest = weights.indexOf(Math.max(...weights))
  return [
    {
      code: 'heavy-page',
      path: ['sections', heaviest],
      message: say`This page takes about ${megabytes(total)} MB, ${megabytes(weights[heaviest] ?? 0)} MB of it for this ${say.choice(sections[heaviest]?.type ?? '')} section.`,
      suggestion: 'Show fewer pictures here, or divide the page into two.',
    },
  ]
}

const eachImage = fieldWalker('image')

const sizesIn =
  ({ files }: ValidationContext) =>
  (picture: string): number => {
    const size = files.get(picture)?.size ?? 0
    return picture.endsWith('.svg') ? size : Math.min(size, PHOTOGRAPH)
  }

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1)

/**
 * Warns of a document in which an editor does not find its JSON Schema, so that it neither completes nor warns.
 * @param folder the folder of the JSON Schemas, relative to the folder of pages; absent where it is unknown
 */
function editorRuleProblems({ kind, locator, value }: Document, folder: string | undefined): PathProblem[] {
  if (folder === undefined) return []
  const up = '../'.repeat(locator.file.split('/').length - 1)
  const right = `${up}${folder}/${kind === 'template' ? 'page' : kind}.json`
  if (value.$schema === right) return []
  const code = 'editor-without-rules'
  if (value.$schema === undefined) {
    const message = 'Your editor does not know the rules for this document.'
    const suggestion = `Add "$schema": "${right}" as the first field.`
    return [{ code, path: [], message, suggestion, fix: { add: ['$schema'], value: right } }]
  }
  const message = '"$schema" leads to no rules for this document, so your editor cannot help you.'
  const fix = { json: JSON.stringify(right) }
  return [{ code, path: ['$schema'], message, suggestion: `Write "$schema": "${right}".`, fix }]
}
