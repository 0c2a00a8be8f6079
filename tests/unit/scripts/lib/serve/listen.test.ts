import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '../../../../../scripts/lib/serve/listen.ts'
import { UsageError } from '../../../../../scripts/lib/usageError.ts'

test.each([
  // What fetch and browsers call a bad port.
  ['6697', 200, 'Browsers do not call at port 6697. Choose another one with --port.'],
  ['0', 404, /^http:\/\/127\.0\.0\.1:\d+\/ answers with 404\. Is there a home page\?$/],
])('at port %s, answering %i, a server ends and says why', async (port, status, message) => {
  const server = createServer((_request, response) => response.writeHead(status).end())
  const error = await listen(server, '/', port).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect(error).toMatchObject({ message: expect.stringMatching(message) })
  expect(server.listening).toBe(false)
})

test('a server that the computer itself does not reach does not blame the port', async () => {
  const server = createServer().on('connection', socket => socket.destroy())
  const error = await listen(server, '/', '0').catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(UsageError)
  expect(error).toMatchObject({
    message: expect.stringMatching(
      /^The server has started, but this computer does not reach it at http:\/\/127\.0\.0\.1:\d+\/ \([\w ]+\)\./,
    ),
  })
  expect(server.listening).toBe(false)
})
