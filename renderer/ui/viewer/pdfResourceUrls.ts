/** File name → URL in the build, for the resources that come with PDF.js. */
export const pdfResourceUrls = new Map<string, string>(
  Object.entries(
    import.meta.glob<string>(
      [
        '/node_modules/pdfjs-dist/cmaps/*.bcmap',
        '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
        '/node_modules/pdfjs-dist/wasm/*.wasm',
      ],
      // Never as data: URLs, which a strict Content-Security-Policy does not let a page fetch.
      { query: '?url&no-inline', import: 'default', eager: true },
    ),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
)
