import { statedVersion } from '../../model/site/versions.ts'
import { type Problem, say } from '../../problems/problem.ts'
import type { DocumentOf } from '../../read/Document.ts'
import { Locator } from '../../read/source.ts'
import { definitionOf, type SectionType } from '../../section.ts'
import { versionedTypes } from '../../sections/shared/migrateSection.ts'
import type { SiteIndex } from '../SiteIndex.ts'

/** One problem for each section type that is used in an earlier version, however many documents use it. */
export const versionProblems = ({ site, texts, versioned }: SiteIndex): Problem[] =>
  versionedTypes.flatMap(type => {
    const used = [...versioned].flatMap(([file, sections]) =>
      sections.flatMap(section => (section.type === type ? { file, ...section } : [])),
    )
    const outdated = used.filter(({ isOutdated }) => isOutdated)
    const [first] = outdated
    if (first) {
      const locator = new Locator(first.file, texts.get(first.file) ?? '')
      return outdatedSections(type, outdated.length, locator, ['sections', first.index, 'type'])
    }
    const isStated = !site || statedVersion(site.value, type) >= definitionOf(type).version
    return used.length === 0 || isStated ? [] : unstated(type, site)
  })

/** Whether a problem is in a section of an earlier version. The problem of its type says all there is to say of it. */
export function isInOutdatedSection({ file, path }: Problem, { versioned }: SiteIndex): boolean {
  const [list, index] = path
  const isOutdated = () => versioned.get(file)?.find(other => other.index === index)?.isOutdated
  return list === 'sections' && isOutdated() === true
}

function outdatedSections(
  type: SectionType,
  count: number,
  locator: Locator,
  path: Problem['path'],
): Problem {
  const { version } = definitionOf(type)
  return locator.place({
    code: 'older-section-version',
    path,
    message:
      count === 1
        ? say`This section is written for an earlier version of ${say.choice(type)} than ${version}, which is today's.`
        : say`This and ${count - 1} more ${count === 2 ? 'section is' : 'sections are'} written for an earlier version of ${say.choice(type)} than ${version}, which is today's.`,
    suggestion: 'Run "npm run migrate", which shows what changes, and then "npm run migrate -- --write".',
  })
}

/** The documents have today's shape, and only the number of the version is missing. */
function unstated(type: SectionType, site: DocumentOf<'site'>): Problem {
  const { version } = definitionOf(type)
  return site.locator.place({
    code: 'unstated-section-version',
    path: ['versions', type],
    message: say`The documents use version ${version} of ${say.choice(type)}, and this file says ${statedVersion(site.value, type)}${site.value.versions?.[type] === undefined ? ', as long as it says nothing' : ''}.`,
    suggestion: { text: `Write "versions": { "${type}": ${version} }.`, inForms: 'Press “Correct it”.' },
    fix: { add: [], value: version, order: Object.keys(site.value) },
  })
}
