import axe from 'axe-core'
import type { Page } from 'playwright'
import { animationsFinished } from './settle.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Runs axe on the current state of a page, or on a part of it. Frames are left out.
 * @param except rules with false positives in that state
 * @param without selectors of parts that are left out
 * @returns one line per violation: the rule, and where it is violated
 */
export async function findings(
  page: Page,
  part = 'html',
  except: readonly string[] = [],
  without: readonly string[] = [],
): Promise<string[]> {
  await animationsFinished(page)
  // Half a megabyte of code, once for all states of a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const context = { include: [part], exclude: [...without] }
  const options: axe.RunOptions = {
    runOnly: TAGS,
    resultTypes: ['violations'],
    rules: Object.fromEntries(except.map(rule => [rule, { enabled: false }])),
    preload: false,
    iframes: false,
  }
  return page.evaluate(
    async ([context, options]) => {
      const { axe: injected } = window as Window & { axe?: typeof axe } // injected above
      if (!injected) throw new Error('The page was left before axe ran')
      const { violations } = await injected.run(context, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [context, options] as const,
  )
}
