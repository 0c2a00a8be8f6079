// renderer/browser: the script of every page, without React: navigation, menu, small behaviours, and the start of
// islands. In comes the HTML of a page. Imports no section, no styles and no zod.

import { nextPaint, prefersReducedData } from './environment.ts'
import { startNavigation } from './navigation.ts'
import { trackUnload } from './reloadOnStaleChunk.ts'
import { loadScreens } from './standIn.ts'
import { showTypefaces, startPage } from './startPage.ts'

// The entry script, all that a page needs by itself. Islands fetch their code when their time has come.

trackUnload()
if (prefersReducedData()) document.documentElement.dataset.savesData = ''
startPage()
startNavigation()
firstViewPainted().then(() => {
  if (prefersReducedData()) return
  showTypefaces()
  loadScreens()
})

/**
 * Resolves once the first view is painted with fallback fonts: web fonts would compete with its pictures for bandwidth.
 * A picture that hangs delays this by four seconds at most.
 */
async function firstViewPainted() {
  await new Promise(resolve => {
    window.addEventListener('load', resolve)
    setTimeout(resolve, 4000)
  })
  await nextPaint()
}
