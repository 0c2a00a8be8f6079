import { readOptions, run, siteOptions } from './lib/cli.ts'
import { startDevServer } from './lib/devServer.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, port: { type: 'string', default: '5173' } },
    'npm run dev -- [--pages folder] [--public folder] [--port number]',
  )
  const server = await startDevServer({ ...options, port: Number(options.port) })
  console.log(server.resolvedUrls?.local[0])
  return 0
})
