import type { Page } from 'playwright'

/** Adds rules to a page. The site's policy forbids inline styles, and does not speak of sheets made by scripts. */
export const addCss = (page: Page, rules: string): Promise<void> =>
  page.evaluate(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, rules)
