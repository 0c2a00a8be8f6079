import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project. Not by `new URL(…, import.meta.url)`: in tests with a document, Vite makes an asset of that. */
export const projectRoot = join(fileURLToPath(import.meta.url), '../../../')
