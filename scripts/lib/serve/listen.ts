import type { Server } from 'node:http'
import { UsageError } from '../usageError.ts'

// The default port of `vite preview`.
const DEFAULT_PORT = 4173
const LAST_PORT = DEFAULT_PORT + 50

/**
 * Starts a server on the loopback interface and waits until it answers.
 * @param option value of `--port`. Default: 4173, or the next free port
 * @returns the address of the home page
 * @throws UsageError when the port is invalid, in use, or one that browsers block
 */
export async function listen(server: Server, base: string, option?: string): Promise<string> {
  const port = option === undefined ? await listenOnFreePort(server) : await listenOn(server, portOf(option))
  const address = `http://127.0.0.1:${port}${base}`
  const answer = await fetch(address).catch((error: Error) => unreachable(address, port, error.cause))
  if (answer instanceof Response && answer.status === 200) return address
  server.close()
  server.closeAllConnections()
  throw answer instanceof UsageError
    ? answer
    : new UsageError(`${address} answers with ${answer.status}. Is there a home page?`)
}

function unreachable(address: string, port: number, cause: unknown): UsageError {
  const { message, code = message } = Object(cause)
  // As the standard of fetch calls it.
  if (message === 'bad port')
    return new UsageError(`Browsers do not call at port ${port}. Choose another one with --port.`)
  return new UsageError(
    `The server has started, but this computer does not reach it at ${address} (${code}). Its own network, "loopback" or "localhost", is switched off or blocked: by a firewall, or because a container has none.`,
  )
}

/** Ends the server at once and without an error on Ctrl-C and on SIGTERM. */
export function closeOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

/** Parses a port number. @throws UsageError when it is invalid */
export function portOf(option: string): number {
  const port = Number(option)
  if (/^\d+$/.test(option) && port <= 65_535) return port
  throw new UsageError(`"${option}" is not a port. Give a number up to 65535.`)
}

async function listenOnFreePort(server: Server): Promise<number> {
  for (let port = DEFAULT_PORT; port < LAST_PORT; port++) {
    try {
      return await listenOn(server, port)
    } catch (error) {
      if (!(error instanceof PortInUseError)) throw error
    }
  }
  return listenOn(server, 0)
}

class PortInUseError extends UsageError {}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE'
      if (isInUse) reject(new PortInUseError(`Port ${port} is taken. Choose another one with --port.`))
      else if (error.code === 'EADDRNOTAVAIL')
        reject(
          new UsageError(
            'This computer has no address 127.0.0.1: its own network, "loopback" or "localhost", is switched off.',
          ),
        )
      else reject(new UsageError(`Port ${port} cannot be used: ${error.message}`))
    }
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}
