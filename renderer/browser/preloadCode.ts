const preloaded = new Set<string>()

/** Preloads chunks that will be imported soon, each once. The import reports those that fail. */
export function preloadCode(urls: readonly string[]): void {
  for (const url of urls.filter(url => !preloaded.has(url))) {
    preloaded.add(url)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: url })
    document.head.append(link)
  }
}
