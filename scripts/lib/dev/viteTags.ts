import type { ViteDevServer } from 'vite'

/**
 * Adds to documents what they show (`DevSite.revision`), and what Vite and its plugins add to each: its client, ours. That is
 * taken from an empty document, once: of a whole page, Vite parses the HTML and compiles the styles each time, which finds nothing
 * to do.
 */
export function viteTags(server: ViteDevServer): (html: string, revision: string) => Promise<string> {
  const empty = '<!doctype html><html><head></head><body></body></html>'
  let tags: Promise<string> | undefined
  return async (html, revision) => {
    tags ??= server
      .transformIndexHtml('/', empty)
      .then(made => made.slice(made.indexOf('<head>') + '<head>'.length, made.indexOf('</head>')))
    const found = await tags
    return html.replace('<head>', () => `<head>${found}<meta name="revision" content="${revision}">`)
  }
}
