import type { Locator, Page } from 'playwright/test'
import { openHydrated } from './openHydrated.ts'
import { sectionSite } from './sectionSite.ts'

/** A page with the prospectus of Pre-School and little else, and the document itself. */
export const route = `${sectionSite}/fees`
export const path = '/docs/PRE-SCHOOL-FEES.pdf'

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const opener = (page: Page): Locator => page.getByRole('button', { name: 'View Prospectus' }).first()
export const button = (page: Page, name: string): Locator => dialog(page).getByRole('button', { name })
export const label = (page: Page, text: string): Locator => dialog(page).getByText(text, { exact: true })
export const canvas = (page: Page): Locator => dialog(page).locator('canvas:visible')

export async function openViewer(page: Page): Promise<void> {
  await openHydrated(page, route)
  await opener(page).click()
}

/** Puts another document in the place of the real one. */
export async function serveDocument(page: Page, document: Promise<Buffer>): Promise<void> {
  const body = await document
  await page.route(`**${path}`, request => request.fulfill({ contentType: 'application/pdf', body }))
}
