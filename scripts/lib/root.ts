import { fileURLToPath } from 'node:url'

/** Absolute path of the project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
