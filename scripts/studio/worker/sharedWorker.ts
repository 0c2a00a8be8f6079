// All windows of a browser share it: they have one site, and one place in which changes are kept. Where browsers have no
// such workers, one window has it for itself.

/** Of this file, which a page starts as a worker. Bundled with the page, both load most of their code once. */
export const workerAddress = import.meta.url

if ('WorkerGlobalScope' in globalThis) {
  const loading = import('./openSite.ts')
  const take = async ({ ports: [port] }: MessageEvent) => {
    const { connect } = await loading
    if (port) connect(port)
  }
  // A window may come before the code.
  self.addEventListener('connect', event => take(event as MessageEvent))
  self.addEventListener('message', take)
}
