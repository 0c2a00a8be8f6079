import { readOptions, run, siteOptions } from './lib/cli.ts'
import { startDevServer } from './lib/dev/devServer.ts'
import { CATALOGUE } from './lib/dev/sampleAddress.ts'
import { portOf } from './lib/serve/listen.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, port: { type: 'string', default: '5173' } },
    'npm run dev -- [--pages folder] [--public folder] [--port number]',
  )
  const { server } = await startDevServer({
    ...options,
    port: portOf(options.port),
    // Only Vite sets this.
    isBundled: import.meta.env?.DEV === true,
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.log(`${address}\n${new URL(CATALOGUE, address)}  every section, with the JSON that makes it`)
  return 0
})
