import { createServer } from 'vite'
import { readOptions, run } from '../scripts/lib/cli.ts'
import { projectRoot } from '../scripts/lib/root.ts'
import { checkAgreement } from './fuzz/agreement.ts'
import { checkLetters } from './fuzz/letters.ts'
import { checkMarkdown } from './fuzz/markdown.ts'
import { checkMending } from './fuzz/mending.ts'
import { jsonSchemaValidator } from './jsonSchemaValidator.ts'
import { realDocuments } from './unit/realSite.ts'

const usage =
  'npm run fuzz -- [--mended 10000] [--letters 10000] [--markdown 100000] [--hostile 1000] [--generated 200000] [--seed 1]'

const share = (part: number, whole: number) => `${part} (${((100 * part) / whole).toFixed(1)} %)`

await run(async () => {
  const options = readOptions(
    {
      mended: { type: 'string', default: '10000' },
      letters: { type: 'string', default: '10000' },
      markdown: { type: 'string', default: '100000' },
      hostile: { type: 'string', default: '1000' },
      generated: { type: 'string', default: '200000' },
      seed: { type: 'string', default: '1' },
    },
    usage,
  )
  const seed = Number(options.seed)
  const documents = realDocuments()
  const mending = checkMending(documents, Number(options.mended), seed)
  console.log(
    `--fix: ${mending.documents} documents with one to three slips; valid all the same: ${share(mending.valid, mending.documents)}, ` +
      `mended: ${share(mending.mended, mending.documents)}, of which ${mending.restored} say again what they said before`,
  )
  const letters = checkLetters(documents, Number(options.letters), seed)
  console.log(`--fix: ${letters} letters pasted over several lines, with every word still in its text`)
  const texts = checkMarkdown(Number(options.markdown), seed)
  console.log(`Markdown: ${texts} texts, with nothing but allowed elements in them and no word lost`)
  console.log(`Long texts that are slow to check: ${options.hostile}, the slowest`)
  for (const line of await slowestTexts(Number(options.hostile), seed)) console.log(`  ${line}`)
  const agreement = checkAgreement(jsonSchemaValidator(), Number(options.generated), seed)
  console.log(
    `zod and ajv agree about ${agreement.documents} documents, valid: ${share(agreement.valid, agreement.documents)}; ` +
      `99 in 100 take less than ${agreement.percentile99.toFixed(1)} ms`,
  )
  return 0
})

/** The texts are rendered too, by code that Vite loads: it finds the modules of the sections. */
async function slowestTexts(count: number, seed: number): Promise<string[]> {
  const server = await createServer({
    root: projectRoot,
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    // Vite loads any module as an object of any shape.
    const { checkTimes, timedLine } = (await server.ssrLoadModule(
      '/tests/fuzz/hostileTexts.ts',
    )) as HostileTexts
    return (await checkTimes(count, seed)).map(timedLine)
  } finally {
    await server.close()
  }
}

type HostileTexts = typeof import('./fuzz/hostileTexts.ts')
