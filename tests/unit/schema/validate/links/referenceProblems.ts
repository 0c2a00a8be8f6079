import { fieldWalker } from '../../../../../schema/model/mapFields.ts'
import type { Problem } from '../../../../../schema/problems/problem.ts'
import type { Document } from '../../../../../schema/read/Document.ts'
import { schemas } from '../../../../../schema/read/parse.ts'
import { type Addresses, collectAddresses, withoutHidden } from '../../../../../schema/validate/addresses.ts'
import { fieldProblems } from '../../../../../schema/validate/fields/checkField.ts'
import { linkProblems } from '../../../../../schema/validate/links/linkProblems.ts'
import type { ValidationContext } from '../../../../../schema/validate/ValidationContext.ts'
import { documentsOf, filesAt, smallContext, withFields } from '../../../smallSite.ts'

const paths = [
  '/images/hero.svg',
  '/images/Gate.jpg',
  '/images/hall.png',
  '/images/a.png',
  '/images/A.png',
  '/docs/fees.pdf',
  '/docs/old/terms.pdf',
]
const context = { ...smallContext, files: filesAt(paths) }

const eachField = fieldWalker()

/** What is wrong with what a document refers to. */
export function referenceProblems(
  document: Document,
  addresses: Addresses,
  around: ValidationContext = context,
): Problem[] {
  const problems = linkProblems(document, addresses, around, true)
  eachField(schemas[document.kind], document.value, field => {
    const { locator } = document
    const found = fieldProblems(field, locator.file, around, 'of a draft')
    problems.push(...found.map(one => locator.place(one)))
  })
  return problems
}

/** What is said about the references of a page, and what is written where that is sure. */
export function messagesOf(section: Record<string, unknown>, isNewsHidden = false): string[] {
  const fields = { aliases: ['/begin'], sections: [{ id: 'here', ...section }] }
  const files = {
    ...withFields('stages/index.json', fields),
    'news.json': withFields('blog/index.json', { draft: true })['blog/index.json'] ?? '',
  }
  const documents = documentsOf(files)
  const all = collectAddresses(documents)
  const addresses = isNewsHidden ? withoutHidden(all, new Map([['/news', 'is a draft']])) : all
  const page = documents.find(({ locator }) => locator.file === 'stages/index.json')
  return page
    ? referenceProblems(page, addresses).map(({ code, message, suggestion, fix = [] }) =>
        [`${code}: ${message} ${suggestion}`, ...fix.map(({ content }) => content)].join(' → '),
      )
    : []
}
/** A section of text with something more in it. */
export const text = (fields: Record<string, unknown>) => ({
  type: 'text',
  title: 'T',
  content: 'C',
  ...fields,
})
