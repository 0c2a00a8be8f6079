import type { Page } from 'playwright'

/** Adds CSS rules to a page. A constructed style sheet is not subject to the site's `style-src`. */
export const addCss = (page: Page, rules: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)
