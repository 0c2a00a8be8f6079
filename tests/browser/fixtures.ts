import { test as base } from 'playwright/test'

/** What Chromium says of a machine that is busy with something else, and not of the page. */
const SLOWNESS = /^\[Intervention\] Slow network is detected|was preloaded using link preload but not used/

interface Options {
  /** For tests of what goes wrong: the console may then say so. */
  allowsConsoleErrors: boolean
}

/**
 * A test that fails when any of its pages throws an error, writes an error or a warning to the console, or does what its
 * Content-Security-Policy forbids.
 */
export const test = base.extend<Options>({
  allowsConsoleErrors: [false, { option: true }],
  context: async ({ context, allowsConsoleErrors }, use) => {
    const messages: string[] = []
    const violations: string[] = []
    await context.exposeBinding('reportViolation', (_source, violation: string) => violations.push(violation))
    await context.addInitScript(watchPolicy)
    await context.addInitScript(ignoreStrayPointer)
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type()) && !SLOWNESS.test(message.text()))
        messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => messages.push(`thrown: ${error.error().stack ?? error.error()}`))
    await use(context)
    expect(violations, 'nothing breaks the Content-Security-Policy').toEqual([])
    if (!allowsConsoleErrors) expect(messages, 'nothing is written to the console').toEqual([])
  },
})

/** Runs in the page, before any of its own code. */
function watchPolicy() {
  document.addEventListener('securitypolicyviolation', event => {
    const { reportViolation } = window as Window & { reportViolation?: (violation: string) => void } // exposed above
    reportViolation?.(
      `${event.effectiveDirective} ${event.blockedURI} ${event.sample} on ${event.documentURI}`,
    )
  })
}

/**
 * Runs in the page, before any of its own code. The headless shell tells each new window of a pointer at 0, 0, which no visitor
 * has and which would start hydration. Tests move theirs elsewhere.
 */
function ignoreStrayPointer() {
  const ignore = (event: Event) => {
    if (event.isTrusted && event instanceof MouseEvent && event.clientX === 0 && event.clientY === 0)
      event.stopImmediatePropagation()
  }
  for (const type of ['pointerover', 'pointermove', 'mouseover', 'mousemove'])
    window.addEventListener(type, ignore, { capture: true })
}

export const { expect } = test

/** A test in a browser that runs no scripts. */
export const withoutScript = test.extend({ javaScriptEnabled: false })

/** A test of what goes wrong, which the console may say. */
export const failingTest = test.extend({ allowsConsoleErrors: true })
