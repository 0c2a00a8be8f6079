/**
 * Resources for documents that do not embed them: standard fonts, character maps of Asian scripts, decoders of rare image
 * formats. PDF.js fetches each file from the site itself, on first use.
 */
export const pdfResources = {
  CMapReaderFactory: class {
    async fetch({ name }: { name: string }) {
      return { cMapData: await fetchResource(`${name}.bcmap`), isCompressed: true }
    }
  },
  StandardFontDataFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchResource(filename)
  },
  WasmFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchResource(filename)
  },
}

async function fetchResource(file: string): Promise<Uint8Array> {
  const { pdfResourceUrls } = await import('./pdfResourceUrls.ts')
  const url = pdfResourceUrls.get(file)
  if (!url) throw new Error(`There is no ${file}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return new Uint8Array(await response.arrayBuffer())
}
