import type { Renderer } from '../../../renderer/server/renderPage.tsx'
import { type HashedFile, hashedFile } from './hashedFile.ts'

/** What stands in for a page while it loads: a file that a browser fetches once it has nothing else to do. */
export const screensFile = (renderer: Renderer): HashedFile =>
  hashedFile('screens', 'json', JSON.stringify(renderer.renderScreens()))
