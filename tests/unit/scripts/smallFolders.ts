import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { smallSite } from '../smallSite.ts'

/** Writes the small site, and the pictures that it needs, into a folder. */
export async function writeSmallSite(folder: string): Promise<{ pages: string; public: string }> {
  const folders = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  // The hero's is a file; the marks are so small that they stand in the documents.
  const pictures = { hero: 'heroes/calendar', 'mark-light': 'mark-light', 'mark-dark': 'mark-dark' }
  const drawing = (name: string) => readFile(join(projectRoot, 'public/images', `${name}.svg`), 'utf8')
  const files = [
    ...Object.entries(smallSite).map(([file, text]) => [join(folders.pages, file), text] as const),
    ...(await Promise.all(
      Object.entries(pictures).map(
        async ([name, from]) => [join(folders.public, 'images', `${name}.svg`), await drawing(from)] as const,
      ),
    )),
  ]
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folders
}
