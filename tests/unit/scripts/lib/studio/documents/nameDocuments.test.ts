import { expect, test } from 'vitest'
import { fileProblem } from '../../../../../../schema/problems/problem.ts'
import { checkDocuments } from '../../../../../../scripts/lib/content/checkSite.ts'
import { nameDocuments } from '../../../../../../scripts/lib/studio/documents/nameDocuments.ts'
import { smallContext, smallSite, visitors } from '../../../../smallSite.ts'

const documents = Object.entries(smallSite).map(([file, text]) => ({ file, text }))
const check = checkDocuments({ folder: 'pages', documents, problems: [] }, smallContext, visitors)

test('a document is called by its title; what is none stays as it is', () => {
  const [problem] = nameDocuments(
    [
      fileProblem(
        'index.json',
        'address-taken',
        'The address "/x" belongs to "stages/ils.json".',
        'Look into "_site.json" or "away.json".',
      ),
    ],
    check,
  )
  expect(problem?.message).toBe('The address "/x" belongs to “International Lower Secondary”.')
  expect(problem?.cure).toBe('Look into “The whole site” or "away.json".')
})
