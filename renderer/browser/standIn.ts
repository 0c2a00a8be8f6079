import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { ScreensData } from '../page/screens.tsx'
import { fetchOnce } from './fetchOnce.ts'
import { type Loaded, parse } from './loadDocument.ts'

/** The id of a post is a number. */
const POST = /\/\d+\/?$/

/**
 * Fetches what stands in for pages, once, and behind everything else: it has to be there before the connection goes.
 * @returns undefined where it cannot be fetched; the next call then tries again
 */
export const loadScreens = (): Promise<ScreensData | undefined> =>
  fetchOnce<ScreensData>(document.body.dataset.screens ?? '', { priority: 'low' }).catch(() => undefined)

/** Whether a page has something of its own to stand in for it. */
export const hasStandIn = (screens: ScreensData, path: string): boolean =>
  isPosts(screens, path) || isPost(screens, path)

/**
 * What stands in for a page while it loads: a post and the list of posts have something of their own.
 * @param shown the page that is shown now
 * @returns undefined where that page stays
 */
export function loadingPage(screens: ScreensData, path: string, shown: HTMLElement): Loaded | undefined {
  if (isPosts(screens, path)) return standIn(screens, 'posts', shown)
  return isPost(screens, path) ? standIn(screens, 'loadingPost', shown) : undefined
}

/**
 * What stands in for a page that failed to load.
 * @param retry loads it again
 */
export function failedPage(
  screens: ScreensData,
  path: string,
  shown: HTMLElement,
  message: string,
  retry: () => void,
): Loaded {
  const name = isPosts(screens, path) ? 'posts' : isPost(screens, path) ? 'failedPost' : 'failed'
  const found = standIn(screens, name, shown, message)
  found.page.querySelector('[data-waiting]')?.remove()
  found.page.querySelector('[data-retry]')?.addEventListener('click', retry)
  return found
}

const isPosts = ({ blog }: ScreensData, path: string): boolean => canonicalPath(path) === blog

const isPost = ({ blog }: ScreensData, path: string): boolean =>
  blog !== undefined && isBelow(path, blog) && POST.test(path)

/** A page with the header of the one that is shown, on a wall of its own and without a current item, and one of the prepared screens. */
function standIn(screens: ScreensData, name: string, shown: HTMLElement, message?: string): Loaded {
  const screen = parse(screens.html).querySelector(`[data-screen="${name}"]`)
  const page = shown.cloneNode() as HTMLElement // of the same kind
  delete page.dataset.fallbacks
  const main = shown.querySelector('main')
  page.append(main?.previousElementSibling?.cloneNode(true) ?? '', main?.cloneNode() ?? '')
  page.querySelector('main')?.append(screen ?? '')
  page.querySelector('[data-message]')?.append(message ?? '')
  const marks = [
    'data-overlay',
    'data-overlaid',
    'data-fixed',
    'data-transparent',
    'data-hydrating',
    'data-hydrated',
    'aria-current',
    'open',
  ]
  for (const mark of marks)
    for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  page.querySelector('header')?.setAttribute('data-variant', 'solid')
  const title = document.createElement('title')
  title.textContent = `${page.querySelector<HTMLElement>('[data-title]')?.dataset.title ?? message} – ${screens.name}`
  return { page, metadata: [title] }
}
