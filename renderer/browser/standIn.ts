import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { ScreensData } from '../page/screens.tsx'
import { fetchOnce } from './fetchOnce.ts'
import { type Loaded, parse } from './loadDocument.ts'

/** Attributes that say how the page that was left is shown. */
const MARKS =
  'data-overlay data-overlaid data-fixed data-transparent data-hydrating data-hydrated aria-current open'

/** The id of a post is a number. */
const POST = /\/\d+\/?$/

/**
 * Fetches what replaces pages, once, and behind everything else: it has to be there before the connection goes.
 * @returns undefined where it cannot be fetched; the next call then tries again
 */
export const loadScreens = (): Promise<ScreensData | undefined> =>
  fetchOnce<ScreensData>(document.body.dataset.screens ?? '', { priority: 'low' }).catch(() => undefined)

/** What replaces a page that failed to load, and while it loads, where it has something of its own for that. */
function screensOf(
  { blog }: ScreensData,
  path: string,
): [failed: 'posts' | 'failedPost' | 'failed', loading?: 'posts' | 'loadingPost'] {
  if (canonicalPath(path) === blog) return ['posts', 'posts']
  return blog !== undefined && isBelow(path, blog) && POST.test(path)
    ? ['failedPost', 'loadingPost']
    : ['failed']
}

/** Whether a page has something of its own to stand in for it. */
export const hasStandIn = (screens: ScreensData, path: string): boolean => screensOf(screens, path).length > 1

/**
 * What replaces a page while it loads: a post and the list of posts have something of their own.
 * @param shown the page that is shown now
 * @returns undefined where that page stays
 */
export function loadingPage(screens: ScreensData, path: string, shown: HTMLElement): Loaded | undefined {
  const [, loading] = screensOf(screens, path)
  return loading && standIn(screens, loading, shown)
}

/**
 * What replaces a page that failed to load.
 * @param retry loads it again
 */
export function failedPage(
  screens: ScreensData,
  path: string,
  shown: HTMLElement,
  message: string,
  retry: () => void,
): Loaded {
  const found = standIn(screens, screensOf(screens, path)[0], shown, message)
  found.page.querySelector('[data-waiting]')?.remove()
  found.page.querySelector('[data-retry]')?.addEventListener('click', retry)
  return found
}

/** A page with the header of the one that is shown, on a wall of its own and without a current item, and one of the prepared screens. */
function standIn(screens: ScreensData, name: string, shown: HTMLElement, message?: string): Loaded {
  const screen = parse(screens.html).querySelector(`[data-screen="${name}"]`)
  const page = shown.cloneNode() as HTMLElement // of the same kind
  delete page.dataset.fallbacks
  const main = shown.querySelector('main')
  page.append(main?.previousElementSibling?.cloneNode(true) ?? '', main?.cloneNode() ?? '')
  page.querySelector('main')?.append(screen ?? '')
  page.querySelector('[data-message]')?.append(message ?? '')
  for (const mark of MARKS.split(' '))
    for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  page.querySelector('header')?.setAttribute('data-variant', 'solid')
  const title = document.createElement('title')
  title.textContent = `${page.querySelector<HTMLElement>('[data-title]')?.dataset.title ?? message} – ${screens.name}`
  return { page, metadata: [title] }
}
