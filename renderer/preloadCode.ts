const asked = new Set<string>()

/** Fetches code that will be imported soon, all at once, each file a single time. A file that fails is for the import to report. */
export function preloadCode(urls: readonly string[]): void {
  for (const url of urls.filter(url => !asked.has(url))) {
    asked.add(url)
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href: url })
    document.head.append(link)
  }
}
