import { expect, test } from 'vitest'
import { kindOf, schemas } from '../../../../schema/read/parse.ts'
import { sectionPresets } from '../../../../schema/section.ts'
import { jsonSchemaValidator } from '../../../jsonSchemaValidator.ts'
import { corpusSite } from '../../mistakes/corpusSite.ts'
import { files } from '../../mistakes/files.ts'
import { pasted } from '../../mistakes/pasted.ts'
import { punctuation } from '../../mistakes/punctuation.ts'
import { references } from '../../mistakes/references.ts'
import { spelling } from '../../mistakes/spelling.ts'
import { values } from '../../mistakes/values.ts'
import { realDocuments } from '../../realSite.ts'

const validate = jsonSchemaValidator()

/** Whether a document is one, by zod and by the JSON Schema that editors read, with the reason of the latter. Nothing for no document. */
function answers(file: string, text: string) {
  const kind = kindOf(file)
  const value = parsed(text)
  if (!kind || value === undefined) return []
  const reason = validate(kind, value)
  return [{ file, text, byZod: schemas[kind].safeParse(value).success, byAjv: reason === undefined, reason }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('zod and ajv agree that every document of the site, and every preset on a page, is valid', () => {
  const ofSite = realDocuments().flatMap(({ file, text }) => answers(file, text))
  const ofPresets = sectionPresets.flatMap(({ section }) =>
    answers('page.json', JSON.stringify({ title: 'T', description: 'D', sections: [section] })),
  )
  expect(ofSite.length).toBeGreaterThan(10)
  expect(ofPresets.length).toBeGreaterThan(10)
  for (const answer of [...ofSite, ...ofPresets]) expect(answer).toMatchObject({ byZod: true, byAjv: true })
})

test('zod and ajv agree about every mistake that was made by hand', () => {
  const mistakes = [pasted, punctuation, spelling, values, references, files].flat()
  const written = mistakes.flatMap(mistake =>
    Object.entries(mistake.files)
      .filter(([file, text]) => text !== corpusSite[file])
      .flatMap(([file, text]) => answers(file, String(text))),
  )
  expect(written.filter(({ byZod }) => !byZod).length).toBeGreaterThan(50)
  expect(written.filter(({ byZod, byAjv }) => byZod !== byAjv)).toEqual([])
})
