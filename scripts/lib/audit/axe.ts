import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'

/**
 * What axe finds as the page is now, or in a part of it: which rule, and where.
 * @param except rules that say nothing true of the page in that state
 */
export async function findings(page: Page, part = 'html', except: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // There are no frames, and only violations are asked for: this halves the time it takes.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false, iframes: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...except])
    .analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  )
}
