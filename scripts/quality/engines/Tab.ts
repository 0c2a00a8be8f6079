import { setTimeout as pause } from 'node:timers/promises'
import type { Driver, InputSource } from './drivers.ts'

/** In milliseconds. What takes longer than this does not happen. */
const PATIENCE = 10_000

/** The codes of keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Escape: '\uE00C',
  Enter: '\uE006',
  ArrowRight: '\uE014',
}

const HEIGHT = 900

/** A page in an engine, and what a visitor does with it. */
export class Tab {
  /** Inner width of the window, in CSS pixels. Not every engine has narrow windows. */
  width = 0
  /** The width that was asked for. */
  private asked = 0

  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** Opens a page. */
  async open(route: string, width: number): Promise<void> {
    if (width !== this.asked) await this.driver.resize(width, HEIGHT)
    this.asked = width
    await this.driver.goto(new URL(route, this.origin).href)
    this.width = await this.evaluate(() => window.innerWidth)
  }

  /** Runs a function in the page. It can use nothing but its arguments. */
  async evaluate<A extends readonly unknown[], T>(work: (...args: A) => T, ...args: A): Promise<T> {
    // esbuild, which tsx uses, wraps functions in calls of __name.
    const call = `(__name => JSON.stringify((${work})(...${JSON.stringify(args)})) ?? 'null')(value => value)`
    return JSON.parse(await this.driver.run(call)) as T // what `work` returned, which is JSON
  }

  /** Asks the page until the answer is yes. @throws when it stays no */
  async until<A extends readonly unknown[]>(
    claim: string,
    work: (...args: A) => boolean,
    ...args: A
  ): Promise<void> {
    const end = Date.now() + PATIENCE
    while (!(await this.evaluate(work, ...args))) {
      if (Date.now() > end) throw new Error(`this never came true: ${claim}`)
      // Leaves the processor to the browser.
      await pause(20)
    }
  }

  /** Waits until such an element is there and is seen. */
  untilShown(selector: string): Promise<void> {
    return this.until(`${selector} is shown`, isSeen, selector, true)
  }

  /** Waits until there is no such element, or none that is seen. */
  untilGone(selector: string): Promise<void> {
    return this.until(`${selector} is gone`, isSeen, selector, false)
  }

  untilFocused(selector: string): Promise<void> {
    const isFocused = (wanted: string) => document.activeElement?.matches(wanted) === true
    return this.until(`${selector} has the focus`, isFocused, selector)
  }

  /** Clicks the middle of the first element that is seen. @throws when something lies over it */
  async click(selector: string): Promise<void> {
    const { x, y } = await this.placeOf(selector)
    await this.pointer([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Drags from the middle of an element to a part of its width. */
  async drag(selector: string, part: number): Promise<void> {
    const { x, y, left, width } = await this.placeOf(selector)
    await this.pointer([
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', x: Math.round(left + width * part), y, duration: 100 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  /** Presses keys one after the other. */
  async keys(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap(key => {
      const value = codes[key] ?? key
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
    })
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** @returns what has gone wrong on the page since the last call */
  takeErrors(): Promise<string[]> {
    // Written by the server of `withRecorder`.
    return this.evaluate(
      (): string[] => Object(window).recordedErrors?.splice(0) ?? ['nothing records errors here'],
    )
  }

  private async pointer(actions: InputSource['actions']): Promise<void> {
    await this.driver.perform([{ type: 'pointer', id: 'mouse', actions }])
  }

  /** Brings an element into the middle of the window. @returns its middle, in whole pixels, and its extent */
  private async placeOf(selector: string) {
    await this.untilShown(selector)
    const place = await this.evaluate(wanted => {
      const target = [...document.querySelectorAll(wanted)].find(one =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      target?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
      const hit = document.elementFromPoint(x, y)
      const isFree = target?.contains(hit)
      const { className = '', localName = 'nothing' } = hit ?? {}
      return { x, y, left, width, over: isFree ? undefined : `${localName} ${className}` }
    }, selector)
    if (place.over) throw new Error(`${place.over.trim()} lies over ${selector}`)
    return place
  }
}

/** Runs in the page: whether it is as said that an element is seen. */
const isSeen = (selector: string, said: boolean): boolean =>
  said ===
  [...document.querySelectorAll(selector)].some(one => one.checkVisibility({ visibilityProperty: true }))
