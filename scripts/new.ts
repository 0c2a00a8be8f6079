import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { type NewKind, newDocument, parseKind } from './lib/authoring/newDocument.ts'
import { parseTheme, starterThemes, writeNewSite } from './lib/authoring/newSite.ts'
import { readForChange } from './lib/authoring/readForChange.ts'
import { dayOption, readArguments, run, siteOptions } from './lib/cli.ts'
import { commandLine } from './lib/commandLine.ts'
import { dayOf } from './lib/today.ts'
import { UsageError } from './lib/usageError.ts'
import { jsonSchemasFrom } from './site/folder.ts'

const usage =
  'npm run new -- post Sports day  (or page [--below /about], stage, offering)  [--pages folder] [--public folder]\n       npm run new -- site ../folder --name "Harbour Clinic" [--theme harbour]'

const examples: Record<NewKind, string> = {
  stage: 'Nursery',
  offering: 'Swimming',
  post: 'Sports day',
  page: 'School bus',
}

// What follows is declared as functions: a constant below this line would not be defined yet when the command runs.
await run(async () => {
  const { options, words } = readArguments(
    {
      ...siteOptions,
      ...dayOption,
      below: { type: 'string' },
      name: { type: 'string' },
      theme: { type: 'string' },
    },
    Number.POSITIVE_INFINITY,
    usage,
  )
  if (words[0] === 'site') return addSite(words.slice(1), options)
  if (options.name !== undefined || options.theme !== undefined)
    throw new UsageError(`--name and --theme are for a new site alone.\nUsage: ${usage}`)
  const [word, ...rest] = words
  if (word === undefined) throw new UsageError(`What is to be added?\nUsage: ${usage}`)
  const kind = parseKind(word)
  const name = nameOf(kind, rest.join(' '), `${kind} ${examples[kind]}`)
  if (kind !== 'page' && options.below !== undefined)
    throw new UsageError(`A new ${kind} has its own place: --below is for pages alone.`)
  const { file, text, route } = newDocument(kind, name, await readForChange(options), {
    rules: jsonSchemasFrom(options.pages),
    today: dayOf(options.today, options.pages),
    ...(options.below !== undefined && { below: options.below }),
  })
  const path = join(options.pages, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
  console.log(
    [
      `Written: ${relative(process.cwd(), path)}  (a draft: visitors do not see it yet)`,
      '',
      `  See it      ${commandLine('dev', options)}, then open http://localhost:5173${route}`,
      `  Next        put your own words in the place of those in [brackets], then run ${commandLine('validate', options)}`,
      `  Publish it  delete the line "draft": true`,
    ].join('\n'),
  )
  return 0
})

/** Writes a new site. */
async function addSite(
  [folder, ...others]: string[],
  { name, theme = starterThemes[0], today }: { name?: string; theme?: string; today?: string },
): Promise<number> {
  if (folder === undefined) throw new UsageError(`Where is the new site to be?\nUsage: ${usage}`)
  if (others.length > 0)
    throw new UsageError(`"${others[0]}" is one word too many: a name goes behind --name.\nUsage: ${usage}`)
  const chosen = parseTheme(theme)
  const site = {
    name: nameOf('organisation', name, `site ${folder} --name "Harbour Clinic"`),
    theme: chosen,
    today: dayOf(today, join(folder, 'pages')),
  }
  const written = await writeNewSite(folder, site)
  const otherThemes = starterThemes.filter(other => other !== chosen).join(' or ')
  console.log(
    [
      `Written: ${relative(process.cwd(), folder)}  (theme "${chosen}"; others: ${otherThemes})`,
      '',
      `  See it      ${commandLine('start', written)}`,
      `  Edit it     ${commandLine('studio', written)}`,
      `  Next        ${commandLine('validate', written)}  names what is still to be written`,
    ].join('\n'),
  )
  return 0
}

/** @throws UsageError for no name, or one of signs alone */
function nameOf(what: string, name: string | undefined, example: string): string {
  if (name !== undefined && /[\p{L}\p{N}]/u.test(name)) return name.trim()
  throw new UsageError(`What is the ${what} called? Write it like this:\n  npm run new -- ${example}`)
}
