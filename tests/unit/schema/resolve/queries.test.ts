import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../../../scripts/lib/root.ts'

test('only queries.ts reads other documents', () => {
  const files = [
    ...readdirSync(join(projectRoot, 'schema/resolve')).map(name => `schema/resolve/${name}`),
    'scripts/site/outputs/structuredData.ts',
    'scripts/site/outputs/search/pageTexts.ts',
  ]
  const reading = files.filter(file =>
    /\b(?:content|all)\.(?:addresses|fees|pages|posts)\b|\{[^{}]*\b(?:addresses|fees|pages|posts)\b[^{}]*\}: Content|\{[^{}]*\b(?:addresses|fees|pages|posts)\b[^{}]*\} = content\b/.test(
      readFileSync(join(projectRoot, file), 'utf8'),
    ),
  )
  expect(reading).toEqual(['schema/resolve/queries.ts'])
})
