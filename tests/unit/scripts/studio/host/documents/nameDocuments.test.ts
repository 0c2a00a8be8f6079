import { expect, test } from 'vitest'
import { fileProblem } from '../../../../../../schema/problems/problem.ts'
import { createSite } from '../../../../../../schema/site/createSite.ts'
import { nameDocuments } from '../../../../../../scripts/studio/host/documents/listDocuments.ts'
import { smallContext, smallSite, visitors } from '../../../../smallSite.ts'

const site = createSite({ texts: new Map(Object.entries(smallSite)), ...smallContext }, visitors)

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
    site,
  )
  expect(problem?.message).toBe('The address "/x" belongs to “International Lower Secondary”.')
  expect(problem?.cure).toBe('Look into “The whole site” or "away.json".')
})
