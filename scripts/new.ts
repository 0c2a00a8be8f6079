import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Dialogue } from './lib/authoring/Dialogue.ts'
import { type NewKind, newDocument, newKinds, parseKind } from './lib/authoring/newDocument.ts'
import { parseTheme, siteThemes, writeNewSite } from './lib/authoring/newSite.ts'
import { dayOf } from './lib/calendarDay.ts'
import { dayOption, readArguments, run, siteOptions } from './lib/cli.ts'
import { commandLine } from './lib/commandLine.ts'
import { addressOfServer } from './lib/dev/runningServers.ts'
import { UsageError } from './lib/usageError.ts'

const usage =
  'npm run new -- [stage | offering | post | page [--below /about]] ["Name"] [--pages folder] [--public folder]\n       npm run new -- site ../folder [--name "Name"] [--theme harbour]'

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
  const { kind, name, below = '/' } = await readWishes(words, options.below)
  if (kind !== 'page' && options.below !== undefined)
    throw new UsageError(`A new ${kind} has its own place: --below is for pages alone.`)
  const { file, text, route } = await newDocument(kind, name, options, {
    today: dayOf(options.today, options.pages),
    below,
  })
  const path = join(options.pages, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text, { flag: 'wx' })
  const server = addressOfServer(options.pages)
  const address = new URL(route, server ?? 'http://localhost:5173').href
  console.log(
    [
      `Written: ${relative(process.cwd(), path)}  (a draft: visitors do not see it yet)`,
      '',
      `  See it      ${server ? '' : `${commandLine('dev', options)}, then `}open ${address}`,
      `  Next        put your own words in the place of the example's, then run ${commandLine('validate', options)}`,
      `  Publish it  delete the line "draft": true`,
    ].join('\n'),
  )
  return 0
})

/** Writes a new site, and asks for its name where the arguments leave it out. */
async function addSite(
  [folder, ...others]: string[],
  { name, theme = siteThemes[0], today }: { name?: string; theme?: string; today?: string },
): Promise<number> {
  if (folder === undefined) throw new UsageError(`Where is the new site to be?\nUsage: ${usage}`)
  if (others.length > 0)
    throw new UsageError(`"${others[0]}" is one word too many: a name goes behind --name.\nUsage: ${usage}`)
  const chosen = parseTheme(theme)
  const site = {
    name: name === undefined ? await askForName() : parseName('Harbour Clinic')(name.trim()),
    theme: chosen,
    today: dayOf(today, join(folder, 'pages')),
  }
  const written = await writeNewSite(folder, site)
  const otherThemes = siteThemes.filter(other => other !== chosen).join(' or ')
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

async function askForName(): Promise<string> {
  using dialogue = new Dialogue(process.stdin, process.stdout)
  // Awaited here: what leaves this function closes the dialogue.
  return await dialogue.ask('What is the organisation called?', parseName('Harbour Clinic'))
}

/** @param example a name as the message shows it */
function parseName(example: string): (answer: string) => string {
  return answer => {
    if (!/[\p{L}\p{N}]/u.test(answer)) throw new UsageError(`Please write a name, such as: ${example}`)
    return answer
  }
}

/** Asks for what the arguments leave out. */
async function readWishes([word, ...rest]: string[], below: string | undefined) {
  if (word !== undefined && rest.length > 0) return { kind: parseKind(word), name: rest.join(' '), below }
  using dialogue = new Dialogue(process.stdin, process.stdout)
  const kind: NewKind =
    word === undefined
      ? await dialogue.ask(`What do you want to add? (${newKinds.join(', ')})`, parseKind)
      : parseKind(word)
  const name = await dialogue.ask(`What is the ${kind} called?`, parseName('Sports day'))
  if (kind !== 'page' || below !== undefined) return { kind, name, below }
  const parent = await dialogue.ask(
    'Below which page? (an address such as /about, or just Enter)',
    answer => answer,
  )
  return { kind, name, below: parent || undefined }
}
