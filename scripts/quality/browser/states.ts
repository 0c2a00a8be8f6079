import type { Locator, Page, Route } from 'playwright'

/** A state that a page has only after an interaction, or after a failure. */
export interface State {
  name: string
  /** Selector of an element that a page must have for this state. */
  needs: string
  /** Whether the state is a modal overlay. */
  isOverlay?: boolean
  /** Runs before the page is opened. */
  prepare?(page: Page): Promise<unknown>
  /** Brings the state about and waits for it. */
  arrange(page: Page): Promise<void>
}

const PAGE_LINK = 'main a[href^="/"]:not([download]):visible'
const GALLERY = '[data-island="gallery"]'

export const states: readonly State[] = [
  {
    name: 'sub-menu-open',
    needs: 'header nav button[aria-expanded]:visible',
    isOverlay: true,
    arrange: page => page.locator('header nav button[aria-expanded]:visible').first().click(),
  },
  {
    name: 'menu-open',
    needs: 'header nav summary:visible',
    isOverlay: true,
    async arrange(page) {
      await page.locator('header nav summary:visible').click()
      await page.locator('header nav details details > summary').first().click()
    },
  },
  {
    name: 'header-fixed',
    needs: 'header',
    async arrange(page) {
      await page.evaluate(() => window.scrollTo({ top: window.innerHeight, behavior: 'instant' }))
      await page.locator('header[data-fixed]').waitFor()
    },
  },
  disclosureState('answer-open', '[data-section="faq"]'),
  disclosureState('stage-open', '[data-section="timeline"]'),
  {
    name: 'prospectus-open',
    needs: '[role="button"][aria-haspopup="dialog"]',
    isOverlay: true,
    async arrange(page) {
      await page.locator('[role="button"][aria-haspopup="dialog"]').first().click()
      await page.locator('dialog canvas').first().waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'lightbox-open',
    needs: '[data-section="gallery"] a[href]',
    isOverlay: true,
    async arrange(page) {
      await page.locator('[data-section="gallery"] :not([inert]) > a[href]').first().click()
      await page.locator('.yarl__slide_current img').waitFor()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'form-problems',
    needs: 'main form',
    async arrange(page) {
      await page.locator('main form [type="submit"]').first().click()
      await page.locator('main form [aria-invalid="true"]').first().waitFor()
    },
  },
  { name: 'form-sent', needs: 'main form', arrange: send },
  {
    name: 'form-failed',
    needs: 'main form',
    // A form service that does not exist.
    prepare: page =>
      page.route('**/assets/site-*.json', async route => {
        const response = await route.fetch()
        const site = { ...(await response.json()), formHandler: { kind: 'post', url: '/no-such-service' } }
        return route.fulfill({ response, json: site })
      }),
    arrange: send,
  },
  {
    name: 'loading',
    needs: PAGE_LINK,
    // The next page never comes.
    prepare: page =>
      page.route('**/*', route =>
        route.request().resourceType() === 'document' || !isOfPage(route) ? route.fallback() : undefined,
      ),
    async arrange(page) {
      await page.locator(PAGE_LINK).first().click()
      await page.locator('[data-loading]:not(:empty)').waitFor()
    },
  },
  {
    name: 'section-failed',
    needs: GALLERY,
    prepare: page => changeIslands(page, 'gallery', data => ({ ...data, props: { section: null } })),
    async arrange(page) {
      await centre(page.locator(GALLERY).first())
      await page.getByRole('alert').waitFor()
      await centre(page.getByRole('alert'))
    },
  },
]

/** The state in which the first disclosure of a section is open. */
function disclosureState(name: string, section: string): State {
  return {
    name,
    needs: `${section} summary`,
    async arrange(page) {
      await page.locator(`${section} summary`).first().click()
      const details = page.locator(`${section} details[open]`).first()
      await details.waitFor()
      await details.evaluate(element => element.scrollIntoView())
    },
  }
}

/** What an island gets as JSON. */
interface IslandData {
  props: object
}

/** Lets islands of one kind get other data than the build has written. */
const changeIslands = (
  page: Page,
  name: string,
  change: (data: IslandData) => IslandData,
): Promise<unknown> =>
  page.route('**/*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replace(
      new RegExp(`( data-island="${name}"[\\s\\S]*?<script type="application/json">)([^<]*)`, 'g'),
      (_, start: string, json: string) =>
        start + JSON.stringify(change(JSON.parse(json))).replaceAll('<', '\\u003c'),
    )
    return route.fulfill({ response, body: html })
  })

/** Whether a request is for a page, and not for a file. */
const isOfPage = (route: Route): boolean => !/\.\w+$/.test(new URL(route.request().url()).pathname)

/** Fills in the required fields of a form, and submits it. */
async function send(page: Page): Promise<void> {
  const form = page.locator('main form').first()
  for (const field of await form.locator('[required]').all()) {
    const kind = await field.evaluate(control => control.getAttribute('type') ?? control.localName)
    if (kind === 'select') await field.selectOption({ index: 1 })
    else if (kind === 'checkbox' || kind === 'radio') await field.check()
    else if (kind === 'number') await field.fill((await field.getAttribute('min')) ?? '1')
    else if (kind === 'date') await field.fill((await field.getAttribute('min')) ?? '2027-01-11')
    else await field.fill(kind === 'email' ? 'ama@example.com' : 'Ama Mensah')
  }
  await form.locator('[type="submit"]').click()
  await centre(form.locator('[aria-live]:not(:empty)'))
}

/** Scrolls an element into the middle of the viewport. */
const centre = (target: Locator): Promise<void> =>
  target.evaluate(element => element.scrollIntoView({ block: 'center' }))
