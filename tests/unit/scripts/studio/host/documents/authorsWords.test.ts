import { expect, test } from 'vitest'
import { valueOfText } from '../../../../../../schema/text/edit.ts'
import { decodeDocument } from '../../../../../../schema/read/decode.ts'
import { createSite } from '../../../../../../schema/site/createSite.ts'
import { inAuthorsWords } from '../../../../../../scripts/studio/host/documents/listDocuments.ts'
import { corpusContext } from '../../../../mistakes/corpusSite.ts'
import { files } from '../../../../mistakes/files.ts'
import type { Mistake } from '../../../../mistakes/mistake.ts'
import { pasted } from '../../../../mistakes/pasted.ts'
import { punctuation } from '../../../../mistakes/punctuation.ts'
import { references } from '../../../../mistakes/references.ts'
import { spelling } from '../../../../mistakes/spelling.ts'
import { values } from '../../../../mistakes/values.ts'

/** What no author of the studio has ever seen. */
const FOREIGN = [
  /\.json\b/,
  /\bJSON\b/,
  /\blines? \d/,
  /"[a-z]+[A-Z]\w*"/,
  /\b(?:true|false)\b/,
  /\bnpm run\b/,
  /[{}](?<!\{\w+\})(?!\w+\})/,
  /\bpublic\//,
]

function toldInStudio(mistake: Mistake): string[] {
  const texts = new Map<string, string>()
  for (const [file, content] of Object.entries(mistake.files)) {
    const decoded = decodeDocument(file, Buffer.from(content))
    if (typeof decoded === 'string') texts.set(file, decoded)
  }
  const site = createSite({ ...corpusContext, texts }, { today: '2026-03-21', isPreview: false })
  return inAuthorsWords(site.problems, site, file => valueOfText(texts.get(file))).map(
    ({ code, message, suggestion }) => `${code}: ${message} ${suggestion}`,
  )
}

test.each(Object.entries({ pasted, punctuation, spelling, values, references, files }))(
  'the studio tells of mistakes without words of files: %s',
  (_, mistakes) => {
    const told = mistakes.flatMap(toldInStudio)
    expect(told.length).toBeGreaterThan(5)
    expect([...new Set(told.filter(words => FOREIGN.some(foreign => foreign.test(words))))]).toEqual([])
  },
)
