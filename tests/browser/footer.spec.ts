import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { newsletter, site } from './openHydrated.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

test.beforeEach(async ({ page }) => {
  await page.goto('/blog')
})

test('R-FTR-1: quick links lead to about, stages, news, admissions and student life', async ({ page }) => {
  const links = footer(page).getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  const labels = (await links.allTextContents()).slice(0, 5)
  expect(labels).toEqual(['About', 'Academic Stages', 'News & Events', 'Admissions', 'Student Life'])
  const targets = await links.evaluateAll(all => all.slice(0, 5).map(link => link.getAttribute('href')))
  expect(targets).toEqual(['/about', '/stages', '/blog', '/admissions', '/about/daily-life'])
})

test('R-FTR-3, D16: LinkedIn leads nowhere yet, and says so', async ({ page }) => {
  const link = footer(page).getByRole('link', { name: 'LinkedIn', exact: true })
  await expect(link).toBeDisabled()
  await expect(link).not.toHaveAttribute('href')
  await link.click({ force: true })
  await expect(page).toHaveURL(/\/blog$/)
})

test('R-FTR-2: address, phone and email are there, as links where they can be used', async ({ page }) => {
  await expect(footer(page)).toContainText('Shikpontele, Opposite the China Mall, Accra, Ghana')
  await expect(footer(page).getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  )
  await expect(footer(page).getByRole('link', { name: site.contact.email })).toHaveAttribute(
    'href',
    `mailto:${site.contact.email}`,
  )
})

test('R-FTR-3: a social network, a photo-sharing network and a video platform are linked', async ({
  page,
}) => {
  const links = footer(page).getByRole('list', { name: 'Social networks' }).getByRole('link')
  const targets = await links.evaluateAll(all => all.map(link => link.getAttribute('href')))
  expect(targets).toEqual([
    expect.stringContaining('facebook.com'),
    expect.stringContaining('instagram.com'),
    expect.stringContaining('youtube.com'),
    null,
  ])
})

test('R-FTR-4: the newsletter asks for an email address', async ({ page }) => {
  const email = newsletter(page).getByPlaceholder('Enter your email address')
  await expect(email).toHaveAttribute('type', 'email')
  await expect(newsletter(page).getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('R-FTR-5: the copyright is of 2025', async ({ page }) => {
  await expect(footer(page)).toContainText(`© 2025 ${site.name}`)
})

test('R-FTR-6: the footer says what the school is for, and who made the site', async ({ page }) => {
  await expect(footer(page)).toContainText(/nurtur\w+ excellence/)
  await expect(footer(page)).toContainText(
    /inspir\w+ futures through innovative education and holistic development/,
  )
  await expect(footer(page)).toContainText(/coding club/)
})
