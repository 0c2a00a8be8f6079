import { fileNameOf } from '../../viewer/fileNameOf.ts'

/**
 * Saves a file under the name in its URL. A HEAD request checks that it exists before GET fetches it (specification, section 7).
 * @throws when either request fails
 */
export async function download(url: string): Promise<void> {
  await request(url, 'HEAD')
  const file = await request(url, 'GET')
  save(await file.blob(), fileNameOf(url))
}

async function request(url: string, method: 'HEAD' | 'GET'): Promise<Response> {
  const response = await fetch(url, { method })
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${response.statusText}`)
  return response
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file after this task. A minute is plenty.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
