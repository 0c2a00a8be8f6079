import { CATALOGUE } from './lib/catalogue/catalogue.ts'
import { readOptions, run, siteOptions } from './lib/cli.ts'
import { startDevServer } from './lib/devServer.ts'
import { portOf } from './lib/serve/listen.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, port: { type: 'string', default: '5173' } },
    'npm run dev -- [--pages folder] [--public folder] [--port number]',
  )
  const server = await startDevServer({ ...options, port: portOf(options.port) })
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.log(`${address}\n${new URL(CATALOGUE, address)}  every section, with the JSON that makes it`)
  return 0
})
