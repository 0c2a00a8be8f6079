import { readOptions, run, siteOptions } from './lib/cli.ts'
import { portOf } from './lib/serve/listen.ts'
import { startStudio } from './studio/host/startStudio.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, port: { type: 'string', default: '5180' } },
    'npm run studio -- [--pages folder] [--public folder] [--port number]',
  )
  const { address } = await startStudio({
    ...options,
    port: portOf(options.port),
    // Only Vite sets this.
    isBundled: import.meta.env?.DEV === true,
  })
  console.log(`The studio is open at\n\n  ${address}\n\nPress Ctrl C here to close it.`)
  return 0
})
