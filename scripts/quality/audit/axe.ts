import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { animationsFinished } from '../browser/settle.ts'

/**
 * Runs axe on the current state of a page, or on a part of it.
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
  const axe = new AxeBuilder({ page }).include(part)
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe
    // The site has no frames and only violations matter, so legacy mode is safe. It takes half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, iframes: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...except])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
