import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { FILES, hostSuite } from './hostSuite.ts'

hostSuite('memory', async () => {
  const host = await MemoryHost.of(FILES)
  return {
    host,
    publishElsewhere: async changes => {
      await host.publishAs('Kofi', changes, 'Change')
    },
  }
})
