import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Locator, Page } from 'playwright/test'
import { findings } from '../../../scripts/quality/browser/axe.ts'
import { expect } from '../fixtures.ts'
import { FORM, formOf, listOf, open, shows, turnTo } from './actions.ts'
import { studioTest as test } from './runStudio.ts'

// One worker for all of them, and so one studio.
test.describe.configure({ mode: 'default' })

const wide = { viewport: { width: 1440, height: 900 } }
/** A screen of 1440 × 900 at a zoom of 200 %. */
const narrow = { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 }

test.beforeEach(async ({ page }) => {
  // The home page opens first.
  await shows(page, '/')
})

/** Nothing is wider than the window, and axe finds nothing in the dialog, or in the part that is new. */
async function expectAccessible(page: Page, state: string, part = 'html') {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect(scrollWidth, state).toBeLessThanOrEqual(innerWidth)
  const isDialog = await page.getByRole('dialog').isVisible()
  expect(await findings(page, isDialog ? 'dialog[open]' : part), state).toEqual([])
}

/** On a telephone, all of a dialog is within the window, and what is pressed is as high as a thumb needs. */
async function expectForThumbs(page: Page, state: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = page.getByRole('dialog').last()
  expect(await dialog.evaluate(pressedBadly), state).toEqual([])
  await page.setViewportSize(narrow.viewport)
}

test.describe('on a wide screen', () => {
  test.use(wide)

  test('every state of the page and its form fits, and is accessible', async ({ page }) => {
    await open(page, '/admissions/fees')
    await expectAccessible(page, 'page')
    const form = formOf(page)
    await form.getByRole('button', { name: /^Fees.*Pre-School/ }).click()
    await expect(form.getByRole('textbox', { name: 'Name, row 1 of terms' })).toBeVisible()
    // With a problem there is more of the same.
    await form.getByRole('textbox', { name: 'Description' }).first().fill('Ring us: {Phone}.')
    await expect(form.getByRole('button', { name: 'Correct it' })).toBeVisible()
    await expectAccessible(page, 'problem', FORM)
    await page.keyboard.press('Control+z')
    await open(page, 'Name, menu, contact, footer')
    await form.locator('summary', { hasText: 'Menu' }).first().press('Enter')
    await expectAccessible(page, 'site', FORM)
  })

  test('what is reached by the Tab key is in view and has a name', async ({ page }) => {
    // So that the form is among the first stops, too.
    await turnTo(page, 'Pages')
    await page.getByRole('searchbox').fill('admissions')
    await open(page, '/admissions/fees')
    const session = await page.context().newCDPSession(page)
    await page.evaluate(() => {
      document.body.tabIndex = -1
      document.body.focus()
    })
    let stops = 0
    for (; stops < 60; stops++) {
      await page.keyboard.press('Tab')
      let { tag, isShown, html } = await page.evaluate(lookAtFocused)
      // Behind the last one the focus leaves the page.
      if (tag === 'BODY') break
      // The page in the frame has its own tests.
      if (tag === 'IFRAME') {
        await formOf(page).getByRole('button').first().focus()
        ;({ isShown, html } = await page.evaluate(lookAtFocused))
      }
      expect(isShown, html).toBe(true)
      expect(await nameOfFocused(session), html).not.toBe('')
    }
    expect(stops).toBeGreaterThan(40)
  })
})

test.describe('on a narrow screen', () => {
  test.use(narrow)

  test('every dialog fits, and is accessible', async ({ page, studio }) => {
    const dialog = page.getByRole('dialog').last()
    const press = (name: string | RegExp, within: Page | Locator = page) =>
      within.getByRole('button', { name, exact: true }).first().press('Enter')
    const look = async (state: string) => {
      await expect(dialog).not.toContainText(/ …$/)
      await expectAccessible(page, state)
      await expectForThumbs(page, state)
    }
    const leave = async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    const show = async (state: string, name: string | RegExp) => {
      await press(name)
      await expect(dialog).toBeVisible()
      await look(state)
      await leave()
    }
    await turnTo(page, 'Pages')
    // Where the list is hidden once a page is opened, the focus is on the page.
    const fees = { has: page.getByText('/admissions/fees', { exact: true }) }
    await listOf(page).getByRole('button').filter(fees).press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await shows(page, '/admissions/fees')
    await turnTo(page, 'Pages')
    await show('new', 'New page')
    await show('publish', 'Everything is published')
    await press('Find and replace')
    await dialog.getByRole('searchbox', { name: 'Find' }).fill('Junior')
    await dialog.getByRole('textbox', { name: 'Replace with' }).fill('Senior')
    await expect(dialog.getByRole('checkbox', { name: /^Replace in / }).first()).toBeVisible()
    await look('find')
    await leave()
    await open(page, '/stages/jhs')
    await show('add', 'Add a section')
    for (const action of ['Earlier versions', 'Show a draft to somebody', 'Duplicate', 'Rename', 'Delete']) {
      await page.getByLabel('More for “Junior High School”').press('Enter')
      await formOf(page).getByRole('button', { name: action, exact: true }).first().press('Enter')
      await expect(dialog.getByRole('button', { name: /^(?:See|Save|Make|Rename|Delete)/ })).toBeEnabled()
      await look(action)
      await leave()
    }
    await page.getByRole('group', { name: 'Summary' }).locator('summary').first().press('Enter')
    const choose = page.getByRole('button', { name: 'Choose: Icon', exact: true }).first()
    await choose.press('Enter')
    await page.keyboard.type('bus')
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await look('icon')
    // The first one empties the search.
    for (const _ of ['words', 'dialog']) await page.keyboard.press('Escape')
    await expect(choose).toBeFocused()
    await show('take out', /^Take it out everywhere/)
    await press(/^Choose another picture/)
    const pictures = dialog.getByRole('list', { name: 'Pictures' }).getByRole('button')
    await pictures.first().press('Enter')
    await look('picture')
    await leave()
    await formOf(page).getByRole('button', { name: 'Link', exact: true }).first().press('Enter')
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await look('link')
    await press('Documents: add or choose one', dialog)
    await dialog.getByRole('list', { name: 'Documents' }).getByRole('button').first().press('Enter')
    await look('document')
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('listitem').first()).toBeVisible()
    await leave()

    await formOf(page).getByRole('textbox', { name: 'Title', exact: true }).first().fill('Mine')
    await show('changes', 'Not published yet (1)')
    await studio.colleague(async folder => {
      const file = join(folder, 'pages/stages/jhs.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/"title": "[^"]*"/, '"title": "Theirs"'))
    })
    await show('conflict', 'Not published yet (1)')
  })
})

/** Runs in the page. Names what of a dialog is lower than 44 pixels, or behind an edge of the window. */
function pressedBadly(dialog: Element): string[] {
  const pressed =
    'button, a[href], select, summary, textarea, [role="option"], input:not([type="checkbox"], [type="radio"])'
  return [...dialog.querySelectorAll<HTMLElement>(pressed)].flatMap(element => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isGood = width === 0 || (height >= 44 && left >= 0 && right <= innerWidth)
    return isGood ? [] : `${element.outerHTML.slice(0, 120)} ${left} ${width} × ${height}`
  })
}

/** Runs in the page. Looks whether the middle of that part of the focused element that is in the window can be seen. */
function lookAtFocused(): { tag: string; isShown: boolean; html: string } {
  const element = document.activeElement ?? document.body
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  // Nothing where the element is outside of the window.
  const shown = document.elementFromPoint(x, y)
  const target = element.closest('label') ?? element
  return { tag: element.tagName, isShown: target.contains(shown), html: element.outerHTML.slice(0, 200) }
}

/** The name that a screen reader says. */
async function nameOfFocused(session: CDPSession): Promise<string> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    ...(result.objectId && { objectId: result.objectId }),
    fetchRelatives: false,
  })
  return String(nodes[0]?.name?.value ?? '')
}
