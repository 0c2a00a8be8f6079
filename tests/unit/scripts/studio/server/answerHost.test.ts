import { createServer, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { Computer, ComputerHost } from '../../../../../scripts/studio/hosts/ComputerHost.ts'
import { HostError } from '../../../../../scripts/studio/hosts/Host.ts'
import { MemoryHost } from '../../../../../scripts/studio/hosts/MemoryHost.ts'
import { answerHost } from '../../../../../scripts/studio/server/answerHost.ts'
import { FILES, hostSuite } from '../hosts/hostSuite.ts'

const TOKEN = 'secret'
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A server of this computer, whose page sends the origin that a browser would. */
async function start(token = TOKEN) {
  const memory = await MemoryHost.of(FILES)
  const served = { host: memory, identify: async () => {}, wait: async (since: number) => since + 1 }
  const server = createServer((request, response) => {
    request.headers.origin ??= `http://${request.headers.host}`
    const name = request.url?.slice('/host/'.length) ?? ''
    answerHost(name, request, response, served, TOKEN).catch(() => response.destroy())
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/host`
  return { memory, address, server, host: new ComputerHost(new Computer(address, () => token)) }
}

hostSuite('this computer', async () => {
  const { host, memory } = await start()
  return {
    host,
    publishElsewhere: async changes => {
      await memory.publishAs('Kofi', changes, 'Change')
    },
  }
})

test('a failure of the host arrives as it was', async () => {
  const { host, memory } = await start()
  for (const failure of ['away', 'signedOut', 'refused', 'unapproved', 'busy', 'failed'] as const) {
    memory.failure = failure
    await expect(host.status()).rejects.toMatchObject({ failure, message: `The host failed: ${failure}.` })
  }
})

test('a page without the token is refused, and a server that has ended is away', async () => {
  const foreign = await start('guess')
  await expect(foreign.host.list()).rejects.toMatchObject({ failure: 'signedOut' })
  const { host, server } = await start()
  await new Promise(done => server.close(done))
  await expect(host.list()).rejects.toMatchObject({ failure: 'away' })
})

test.each([
  ['another site', { origin: 'https://evil.example' }, 403],
  ['another name of this computer', { host: 'evil.example' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('calls of %s are refused', async (_, headers, status) => {
  const { address, memory } = await start()
  const before = await memory.list()
  const { port } = new URL(address)
  const answered = await new Promise<number>((done, failed) => {
    const all = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers }
    const options = { host: '127.0.0.1', port, path: '/host/commit', method: 'POST', headers: all }
    const sent = send(options, response => done(response.statusCode ?? 0)).on('error', failed)
    sent.end(JSON.stringify({ changes: [['pages/x.json', 'e30=']], head: before.head, message: 'Change' }))
  })
  expect([answered, await memory.list()]).toEqual([status, before])
})

test.each([
  '{',
  '{}',
  '{"changes":[["pages/x.json","no base64!"]],"head":"1","message":"Change"}',
  '{"changes":[],"head":"1","message":"Change","force":true}',
])('a call that says %s changes nothing', async body => {
  const { address, memory } = await start()
  const answer = await fetch(`${address}/commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body,
  })
  expect([answer.status, (await memory.list()).head]).toEqual([400, '1'])
  await expect(new ComputerHost(new Computer(address, () => TOKEN)).list('9')).rejects.toThrow(HostError)
})
