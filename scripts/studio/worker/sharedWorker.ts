import { openSite } from './openSite.ts'
import { serve } from './worker.ts'

// All windows of a browser share it: they have one site, and one place in which changes are kept. Where browsers have no
// such workers, one window has it for itself.

const connect = serve(openSite)

self.addEventListener('connect', event => take(event as MessageEvent))
self.addEventListener('message', take)

function take({ ports: [port] }: MessageEvent): void {
  if (port) connect(port)
}
