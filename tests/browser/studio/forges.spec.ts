import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { publishes, TOKEN } from '../../unit/scripts/studio/hosts/serveForge.ts'
import { expect, test } from '../fixtures.ts'
import { formOf, kept, listOf, open, previewOf, schedulePost, shows, turnTo } from './actions.ts'
import { type BuiltForgeSite, buildForgeSite, type ForgeStudio, forges } from './forgeStudio.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function signIn(page: Page, token = TOKEN): Promise<void> {
  await page.getByLabel('Token').fill(token)
  await button(page, 'Sign in').click()
}

/** Signs in, and waits for the site. */
async function enter(page: Page): Promise<void> {
  await signIn(page)
  await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 })
}

async function correctFees(page: Page, amount: string): Promise<void> {
  await open(page, '/admissions/fees')
  await formOf(page)
    .getByRole('button', { name: /^Fees *Pre-School fees/ })
    .click()
  await formOf(page).getByRole('textbox', { name: 'First term, Crèche, 6 to 18 months' }).fill(amount)
  const shown = `${amount.slice(0, 1)},${amount.slice(1)}`
  await expect(previewOf(page).getByRole('row', { name: /^Crèche/ })).toContainText(shown)
  await kept(page)
}

// The token is no longer taken, and the like: browsers write that to the console.
test.use({ viewport: { width: 1440, height: 900 }, allowsConsoleErrors: true })

// One worker for all of them, and so one build.
test.describe.configure({ mode: 'default' })
let site: BuiltForgeSite
test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await buildForgeSite()
})
test.afterAll(() => site[Symbol.asyncDispose]())

for (const kind of Object.keys(forges) as (keyof typeof forges)[])
  test.describe(kind, () => {
    test.describe.configure({ mode: 'serial' })
    let studio: ForgeStudio
    test.beforeAll(async () => {
      studio = await site.serve(kind)
    })
    test.afterAll(() => studio[Symbol.asyncDispose]())
    test.beforeEach(async ({ page }) => {
      studio.forge.intercept = undefined
      await page.goto(studio.address)
    })
    const dialog = (page: Page) => page.getByRole('dialog', { name: 'Not published yet' })
    const fees = () => JSON.parse(studio.read('admissions/fees.json')).sections[2].classes[0].amounts[0]
    const expectSent = (page: Page) =>
      expect(
        dialog(page)
          .getByText(/^Sent|is being|live/)
          .first(),
      ).toBeVisible()
    const publishFees = async (page: Page, amount: number) => {
      await button(page, 'Publish').click()
      await expectSent(page)
      await expect.poll(fees).toBe(amount)
    }

    test(`${kind}: a browser alone signs in, corrects fees and publishes; the token is in no address and no page`, async ({
      page,
    }) => {
      await expect(page.getByLabel('Token')).toBeVisible()
      expect(await findings(page, 'html')).toEqual([])
      await signIn(page, 'wrong')
      await expect(page.getByRole('alert')).toContainText('Sign in again')
      await enter(page)
      await correctFees(page, '6450')
      await button(page, 'Not published yet (1)').click()
      await expect(dialog(page)).toContainText('6450')
      await publishFees(page, 6450)
      expect(studio.forge.asked.filter(asked => asked.includes(TOKEN))).toEqual([])
      for (const frame of page.frames()) expect(frame.url()).not.toContain(TOKEN)
      expect(await previewOf(page).locator('html').innerHTML()).not.toContain(TOKEN)
    })

    test(`${kind}: what is refused stays, and is published once that is mended`, async ({ page }) => {
      await enter(page)
      await correctFees(page, '6500')
      await button(page, 'Not published yet (1)').click()
      const refusals = [
        { answer: 'drop', words: 'does not answer' },
        { answer: { status: 429 }, words: 'takes nothing more for now' },
        {
          answer: { status: 403, body: { message: 'Protected branch update failed' } },
          words: 'is protected',
        },
      ] as const
      for (const { answer, words } of refusals) {
        studio.forge.intercept = asked => (publishes(asked) ? answer : undefined)
        await button(page, 'Publish').click()
        await expect(dialog(page).getByRole('alert')).toContainText(words)
      }
      studio.forge.intercept = asked => (publishes(asked) ? { status: 401 } : undefined)
      await button(page, 'Publish').click()
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
      studio.forge.intercept = undefined
      await signIn(page)
      await expect(page.getByRole('dialog', { name: 'Sign in again' })).toHaveCount(0)
      const { repository } = studio.forge
      const policies = repository.read('main:pages/about/policies.json').toString()
      const theirs = policies.replace(/"title": "[^"]*"/, '"title": "Their policies"')
      repository.publish(new Map([['pages/about/policies.json', Buffer.from(theirs)]]), 'Of a colleague')
      await publishFees(page, 6500)
      expect(studio.read('about/policies.json')).toContain('Their policies')
    })

    test(`${kind}: a colleague is asked for approval, sees what changes, and publishes it or sends it back`, async ({
      page,
    }) => {
      await enter(page)
      for (const [amount, decide] of [
        ['6510', 'Send it back'],
        ['6520', 'Publish it'],
      ] as const) {
        await correctFees(page, amount)
        await button(page, 'Not published yet (1)').click()
        await dialog(page)
          .getByRole('textbox', { name: /^What has changed/ })
          .fill(`Fees ${amount}`)
        await button(page, 'Ask for approval').click()
        await expect(dialog(page).getByRole('link', { name: 'See what they say' })).toBeVisible()
        await button(page, 'Close').click()
        await button(page, 'Not published yet (1)').click()
        await dialog(page).getByText('Waiting for approval (1)').click()
        const waiting = dialog(page)
          .getByRole('listitem')
          .filter({ hasText: `Fees ${amount}` })
          .last()
        await waiting.locator('summary').click()
        await expect(waiting.getByRole('definition').last()).toHaveText(amount)
        expect(await findings(page, 'html', [], ['iframe'])).toEqual([])
        if (decide === 'Send it back')
          await waiting.getByLabel('What is still to be changed').fill('The board has not decided yet.')
        await waiting.getByRole('button', { name: decide === 'Publish it' ? /^Publish “/ : decide }).click()
        await expect(dialog(page).getByText('Waiting for approval (1)')).toHaveCount(0)
        if (decide === 'Publish it') await expect.poll(fees).toBe(6520)
        else await button(page, 'Close').click()
      }
      await expect(dialog(page)).toContainText('Everything is published.')
      expect(studio.forge.requests.all.map(({ state, notes }) => [state, ...notes])).toEqual([
        ['closed', 'The board has not decided yet.'],
        ['merged'],
      ])
    })

    test(`${kind}: signed out, nothing is shown, and what is not published stays`, async ({
      page,
      context,
    }) => {
      await enter(page)
      await correctFees(page, '6550')
      const other = await context.newPage()
      await other.goto(studio.address)
      // Another tab of a browser that is signed in.
      await expect(other.getByRole('button', { name: 'Not published yet (1)' })).toBeVisible({
        timeout: 60_000,
      })
      await button(page, 'Sign out').click()
      await expect(page.getByLabel('Token')).toBeVisible()
      await signIn(page)
      await expect(page.getByRole('button', { name: 'Not published yet (1)' })).toBeVisible()
    })

    // What follows is the same for all: only the five calls know which forge it is, and their suite holds for each.
    if (kind !== 'github') return

    test(`${kind}: two people change the same words: both versions are shown, and the publication is taken back`, async ({
      page,
    }) => {
      await enter(page)
      await correctFees(page, '6600')
      const { repository } = studio.forge
      const file = 'pages/admissions/fees.json'
      const theirs = studio.read('admissions/fees.json').replace(`[${fees()},`, '[6700,')
      repository.publish(new Map([[file, Buffer.from(theirs)]]), 'Of a colleague')
      await button(page, 'Not published yet (1)').click()
      await expect(dialog(page).getByRole('alert')).toContainText('Somebody else has changed the same words')
      await expect(dialog(page).getByRole('radio', { name: /^Theirs.*6,?700/ })).toBeVisible()
      await dialog(page)
        .getByRole('radio', { name: /^Yours.*6,?600/ })
        .check()
      await button(page, 'Go on').click()
      await publishFees(page, 6600)
      await button(page, 'Close').click()
      await button(page, 'Everything is published').click()
      await button(page, 'Published before').click()
      const earlier = page.getByRole('dialog', { name: 'Published before' })
      await earlier
        .getByRole('button', { name: /^Take back “/ })
        .first()
        .click()
      await expect(earlier.getByRole('status')).toContainText('is taken back here')
      await earlier.getByRole('button', { name: 'Close' }).click()
      await publishFees(page, 6700)
    })

    test.describe('a telephone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

      test(`${kind}: a typo, a notice and a post with seven photographs, which appears on a day, go out together`, async ({
        page,
      }) => {
        await enter(page)
        // The home page opens first.
        await shows(page, '/website/')
        await open(page, '/about/policies')
        await formOf(page)
          .getByRole('textbox', { name: /^Title/ })
          .first()
          .fill('Our policies')
        await turnTo(page, 'Pages')
        await page.getByRole('searchbox').fill('rain')
        await listOf(page).getByRole('button', { name: 'Notice' }).tap()
        await button(page, 'Add notice').tap()
        await page.keyboard.type('Closed today because of rain.')
        await schedulePost(page, 'Swimming gala', 7)
        await kept(page)
        await page.getByRole('button', { name: /^Not published yet/ }).tap()
        await button(page, 'Publish').tap()
        await expectSent(page)
        expect(studio.read('about/policies.json')).toContain('Our policies')
        expect(studio.read('_site.json')).toContain('Closed today because of rain.')
        const { publishOn, images } = JSON.parse(studio.read('_posts/8.json'))
        // It begins with an example.
        expect([publishOn, images.length]).toEqual(['2030-09-01', 8])
        const written = studio.forge.repository.list('main').map(({ path }) => path)
        for (const path of images) expect(written).toContain(`public${path}`)
      })
    })
  })

test.describe('where the forge lets pages ask', () => {
  let studio: ForgeStudio
  test.beforeAll(async () => {
    studio = await site.serve('gitlab', 'application-7')
  })
  test.afterAll(() => studio[Symbol.asyncDispose]())

  test('an author signs in at GitLab, whose code is of use to this page alone, and to nobody who is sent here with another one', async ({
    page,
  }) => {
    let challenge = ''
    studio.forge.intercept = ({ what, query, body }) => {
      if (what === 'GET /oauth/authorize') {
        challenge = query.get('code_challenge') ?? ''
        const location = `${query.get('redirect_uri')}?code=code-1&state=${query.get('state')}`
        return { status: 302, headers: { location } }
      }
      if (what !== 'POST /oauth/token') return undefined
      const verifier = createHash('sha256').update(body.get('code_verifier')).digest('base64url')
      const isRight = verifier === challenge && body.get('code') === 'code-1'
      return isRight ? { body: { access_token: TOKEN } } : { status: 400 }
    }
    await page.goto(`${studio.address}?code=of-somebody-else&state=of-somebody-else`)
    await expect(page.getByRole('alert')).toContainText('has not signed you in')
    expect(page.url()).toBe(studio.address)
    await button(page, 'Sign in at GitLab').click()
    await expect(page.getByRole('main')).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(page.url()).toBe(studio.address)
  })
})
