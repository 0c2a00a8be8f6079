/** Sets the fees document: `npx tsx scripts/prospectus.ts`. Its words are in prospectus.json. */
import { readFile, writeFile } from 'node:fs/promises'
import { site as siteSchema } from '../schema/site.ts'
import { fillTokens } from '../schema/tokens.ts'
import { contents as contentsSchema } from './lib/prospectus/contents.ts'
import { createProspectus } from './lib/prospectus/createProspectus.ts'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

const site = siteSchema.parse(JSON.parse(await read('../pages-json/_site.json')))
const words = JSON.parse(await read('prospectus.json'), (_, value: unknown) =>
  typeof value === 'string' ? fillTokens(value, site) : value,
)
const target = new URL('../public/docs/PRE-SCHOOL-FEES.pdf', import.meta.url)
const bytes = await createProspectus(contentsSchema.parse(words), site.name)
await writeFile(target, bytes)
console.log(`public/docs/PRE-SCHOOL-FEES.pdf, ${Math.ceil(bytes.length / 1000)} kB`)
