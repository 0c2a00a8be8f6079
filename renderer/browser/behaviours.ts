import { startHeader } from './header.ts'
import { startMobileMenu } from './mobileMenu.ts'
import { startScrollProgress } from './scrollProgress.ts'
import { startSubMenus } from './subMenus.ts'

/** Does something with an element of a page that is shown. @returns ends what would outlive the page, such as listeners of the document */
// biome-ignore lint/suspicious/noConfusingVoidType: most behaviours have nothing to end, and return nothing
export type Behaviour = (element: HTMLElement) => void | (() => void)

/** What a page does without React. */
export const behaviours: readonly (readonly [selector: string, start: Behaviour])[] = [
  ['header[data-variant]', startHeader],
  ['header nav > ul', startSubMenus],
  ['header nav > details', startMobileMenu],
  ['[data-progress-cover]', startScrollProgress],
]
