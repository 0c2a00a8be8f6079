import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { projectRoot } from '../../../scripts/lib/root.ts'
import { smallSite } from '../smallSite.ts'

/** Writes the small site, and the pictures that it needs, into a folder. */
export async function writeSmallSite(folder: string): Promise<{ pages: string; public: string }> {
  const folders = { pages: join(folder, 'pages'), public: join(folder, 'public') }
  const picture = await readFile(join(projectRoot, 'public/images/mark-dark.svg'), 'utf8')
  const files = [
    ...Object.entries(smallSite).map(([file, text]) => [join(folders.pages, file), text] as const),
    ...['hero', 'mark-light', 'mark-dark'].map(
      name => [join(folders.public, 'images', `${name}.svg`), picture] as const,
    ),
  ]
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folders
}
