import type { Server } from 'node:http'
import { UsageError } from '../usageError.ts'

// Where Vite's own preview serves, which is where people look.
const USUAL_PORT = 4173
const LAST_PORT = USUAL_PORT + 50

/**
 * Starts a server on this machine only.
 * @param option the port as the command was given it; without one the usual port, or the next free one
 * @returns its address, once it answers there
 * @throws UsageError when the port is no port, or taken, or one at which no browser calls
 */
export async function listen(server: Server, base: string, option?: string): Promise<string> {
  const port = option === undefined ? await listenOnFreePort(server) : await listenOn(server, portOf(option))
  const address = `http://127.0.0.1:${port}${base}`
  const answer = await fetch(address).catch(() => undefined)
  if (answer?.status === 200) return address
  server.close()
  throw new UsageError(
    answer
      ? `${address} answers with ${answer.status}. Is there a home page?`
      : `Browsers do not call at port ${port}. Choose another one with --port.`,
  )
}

/** Ctrl-C, and whoever started the command, end it at once and without an error. */
export function closeOnSignal(server: Server): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  }
}

/** @throws UsageError when it is no port */
export function portOf(option: string): number {
  const port = Number(option)
  if (/^\d+$/.test(option) && port <= 65_535) return port
  throw new UsageError(`"${option}" is not a port. Give a number up to 65535.`)
}

async function listenOnFreePort(server: Server): Promise<number> {
  for (let port = USUAL_PORT; port < LAST_PORT; port++) {
    try {
      return await listenOn(server, port)
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error
    }
  }
  return listenOn(server, 0)
}

class PortTakenError extends UsageError {}

function listenOn(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      if (isTaken) reject(new PortTakenError(`Port ${port} is taken. Choose another one with --port.`))
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
