import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf, readOptions, run } from './lib/cli.ts'
import { closeOnSignal, listen } from './lib/serve/listen.ts'
import { createSiteServer } from './lib/serve/server.ts'
import { UsageError } from './lib/usageError.ts'

await run(async () => {
  const options = readOptions(
    {
      out: { type: 'string', default: 'dist' },
      port: { type: 'string' },
      base: { type: 'string', default: '/' },
    },
    'npm run serve -- [--out folder] [--port number] [--base /folder/]',
  )
  if (!existsSync(join(options.out, 'index.html')))
    throw new UsageError(`There is no site in "${options.out}". Run "npm run build" first.`)
  const base = baseOf(options.base)
  const server = createSiteServer(options.out, { base })
  closeOnSignal(server)
  console.log(await listen(server, base, options.port))
  return 0
})
