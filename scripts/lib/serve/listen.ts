import { once } from 'node:events'
import type { Server } from 'node:http'
import { UsageError } from '../usageError.ts'

// The default port of `vite preview`.
const DEFAULT_PORT = 4173
const PORTS = [...Array.from({ length: 50 }, (_, index) => DEFAULT_PORT + index), 0]

/**
 * Starts a server on the loopback interface and waits until it answers.
 * @param option value of `--port`. Default: 4173, or the next free port
 * @returns the address of the home page
 * @throws UsageError when the port is invalid, in use, or one that browsers block
 */
export async function listen(server: Server, base: string, option?: string): Promise<string> {
  const port = await listenOnOneOf(server, option === undefined ? PORTS : [portOf(option)])
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

/** @throws UsageError when none of the ports is free */
async function listenOnOneOf(server: Server, [port = 0, ...others]: readonly number[]): Promise<number> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException // what a server emits
    if (code === 'EADDRINUSE' && others.length > 0) return listenOnOneOf(server, others)
    if (code === 'EADDRINUSE') throw new UsageError(`Port ${port} is taken. Choose another one with --port.`)
    if (code !== 'EADDRNOTAVAIL') throw new UsageError(`Port ${port} cannot be used: ${message}`)
    throw new UsageError(
      'This computer has no address 127.0.0.1: its own network, "loopback" or "localhost", is switched off.',
    )
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
