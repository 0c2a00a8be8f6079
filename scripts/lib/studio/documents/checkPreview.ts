import type { Problem } from '../../../../schema/problems/problem.ts'
import type { ParsedDocument } from '../../../../schema/read/Document.ts'
import { parseDocument } from '../../../../schema/read/parse.ts'
import type { SourceDocument } from '../../../../schema/read/source.ts'
import type { Addresses } from '../../../../schema/validate/addresses.ts'
import { linkProblems } from '../../../../schema/validate/links/linkProblems.ts'
import { resolveMalformedLinks } from '../../../../schema/validate/links/malformedLinks.ts'
import { validateDocument } from '../../../../schema/validate/validateDocument.ts'
import type { Check } from '../../content/checkSite.ts'
import { documentContext } from '../../content/validateFile.ts'
import type { PreviewContent } from '../../dev/previewContent.ts'
import type { Folders } from '../../Folders.ts'

interface Checked {
  /** Absent while it does not follow its schema. */
  document: ParsedDocument | undefined
  problems: Problem[]
  /** The page that shows it. */
  route: string | undefined
}

/**
 * Validates a document that is not saved, against the site as it was checked last. What spans documents besides its links,
 * such as two pages with one title, shows once it is saved.
 */
export function checkPreview(
  source: SourceDocument,
  { check, good }: { check: Check | undefined; good: PreviewContent | undefined },
  folders: Folders,
): Checked {
  if (!check) return { document: undefined, problems: [], route: undefined }
  const today = good?.content.today ?? ''
  const report = validateDocument(source, documentContext(folders.pages, check.context, today))
  const addresses = good?.content.addresses
  const problems = addresses
    ? resolveMalformedLinks(report.problems, addresses, check.context)
    : report.problems
  const parsed = report.valid && parseDocument(source)
  if (!parsed || Array.isArray(parsed))
    return { document: undefined, problems: [...problems], route: undefined }
  const broken = addresses ? linkProblems(parsed, withOwnAnchors(parsed, addresses), check.context) : []
  return { document: parsed, problems: [...problems, ...broken], route: routeShowing(parsed, good) }
}

/** Sections that were added since the last check can be linked to. */
const withOwnAnchors = (document: ParsedDocument, addresses: Addresses): Addresses =>
  document.kind === 'page'
    ? { ...addresses, anchors: new Map(addresses.anchors).set(document.route, new Set(document.outline.ids)) }
    : addresses

function routeShowing(document: ParsedDocument, good: PreviewContent | undefined): string | undefined {
  switch (document.kind) {
    case 'page':
      return document.route
    case 'post':
      return good?.content.template && `${good.content.template.prefix}/${document.value.id}`
    case 'template':
      return good?.content.posts[0] && `${document.prefix}/${good.content.posts[0].id}`
    case 'site':
      return '/'
  }
}
