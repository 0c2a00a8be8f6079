import { canonicalPath, isBelow } from '../../schema/model/paths.ts'
import type { Loaded } from './loadDocument.ts'

/** The id of a post is a number. */
const POST = /\/\d+\/?$/

/** Whether a page has something of its own to stand in for it. */
export const hasStandIn = (path: string): boolean => isPosts(path) || isPost(path)

/**
 * What stands in for a page while it loads: a post and the list of posts have something of their own.
 * @param shown the page that is shown now
 * @returns undefined where that page stays
 */
export function loadingPage(path: string, shown: HTMLElement): Loaded | undefined {
  if (isPosts(path)) return standIn('posts', shown)
  return isPost(path) ? standIn('loadingPost', shown) : undefined
}

/**
 * What stands in for a page that failed to load.
 * @param retry loads it again
 */
export function failedPage(path: string, shown: HTMLElement, message: string, retry: () => void): Loaded {
  const name = isPosts(path) ? 'posts' : isPost(path) ? 'failedPost' : 'failed'
  const found = standIn(name, shown, message)
  found.page.querySelector('[data-waiting]')?.remove()
  found.page.querySelector('[data-retry]')?.addEventListener('click', retry)
  return found
}

const template = (): HTMLTemplateElement =>
  document.querySelector<HTMLTemplateElement>('#screens') ?? document.createElement('template')

const blog = (): string | undefined => template().dataset.blog

const isPosts = (path: string): boolean => canonicalPath(path) === blog()

const isPost = (path: string): boolean => isBelow(path, blog() ?? '\0') && POST.test(path)

/** A page with the header of the one that is shown, on a wall of its own and without a current item, and one of the prepared screens. */
function standIn(name: string, shown: HTMLElement, message?: string): Loaded {
  const { content, dataset } = template()
  const screen = content.querySelector<HTMLElement>(`[data-screen="${name}"]`)?.cloneNode(true)
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
    'data-hydrated',
    'aria-current',
    'open',
  ]
  for (const mark of marks)
    for (const element of page.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  page.querySelector('header')?.setAttribute('data-variant', 'solid')
  const title = document.createElement('title')
  title.textContent = `${page.querySelector<HTMLElement>('[data-title]')?.dataset.title ?? message} – ${dataset.name}`
  return { page, metadata: [title] }
}
