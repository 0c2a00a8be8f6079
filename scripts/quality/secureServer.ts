import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { createServer as createSocketServer, type Server } from 'node:net'
import { join } from 'node:path'
import { UsageError } from '../lib/usageError.ts'

/** First byte of a TLS handshake record. */
const HANDSHAKE = 0x16

export interface Certificate {
  key: Buffer
  cert: Buffer
  /** Path of the certificate, for NODE_EXTRA_CA_CERTS. */
  file: string
}

/** Makes a self-signed certificate for 127.0.0.1 that is valid for one day. @throws UsageError without OpenSSL */
export function makeCertificate(folder: string): Certificate {
  const [keyFile, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const { status } = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'],
    ...['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', file],
  ])
  if (status !== 0) throw new UsageError('OpenSSL is not installed; it makes the certificate.')
  return { key: readFileSync(keyFile), cert: readFileSync(file), file }
}

/**
 * Serves HTTPS, and redirects HTTP to it. Both share one port, because the scanner accepts only one.
 * @returns host and port, and a function that closes the server
 */
export async function serveSecurely(
  answer: RequestListener,
  certificate: Certificate,
): Promise<{ host: string; close(): void }> {
  const secure = createSecureServer(certificate, answer)
  const plain = createServer((request, response) => {
    response.writeHead(301, { location: `https://${request.headers.host}${request.url}` }).end()
  })
  const server: Server = createSocketServer(socket => {
    socket.once('data', first => {
      socket.pause()
      socket.unshift(first)
      const isSecure = typeof first !== 'string' && first[0] === HANDSHAKE
      ;(isSecure ? secure : plain).emit('connection', socket)
      process.nextTick(() => socket.resume())
    })
    // The scanner aborts connections that it no longer needs.
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens nowhere')
  return {
    host: `127.0.0.1:${address.port}`,
    close() {
      server.close()
      secure.closeAllConnections()
      plain.closeAllConnections()
    },
  }
}
