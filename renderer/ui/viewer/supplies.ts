/**
 * What a document may use without carrying it: fonts every reader has, tables for Asian scripts, decoders of rare
 * pictures. Each file is fetched from the site itself, and only when a document asks for it.
 */
export const supplies = {
  CMapReaderFactory: class {
    async fetch({ name }: { name: string }) {
      return { cMapData: await fetchSupply(`${name}.bcmap`), isCompressed: true }
    }
  },
  StandardFontDataFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchSupply(filename)
  },
  WasmFactory: class {
    fetch = ({ filename }: { filename: string }) => fetchSupply(filename)
  },
}

async function fetchSupply(file: string): Promise<Uint8Array> {
  const { supplyUrls } = await import('./supplyUrls.ts')
  const url = supplyUrls.get(file)
  if (!url) throw new Error(`There is no ${file}`)
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return new Uint8Array(await response.arrayBuffer())
}
