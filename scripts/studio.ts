import { readOptions, run, siteOptions } from './lib/cli.ts'
import { startStudio } from './studio/server/startStudio.ts'

await run(async () => {
  const options = readOptions(
    { ...siteOptions, port: { type: 'string', default: '5180' } },
    'npm run studio -- [--pages folder] [--public folder] [--port number]',
  )
  const { address } = await startStudio(options)
  console.log(`The studio is open at\n\n  ${address}\n\nPress Ctrl C here to close it.`)
  return 0
})
