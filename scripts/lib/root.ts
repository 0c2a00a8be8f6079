import { fileURLToPath } from 'node:url'

/** The folder of the project itself: its code, and its cache. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
