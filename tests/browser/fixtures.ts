import { test as base } from 'playwright/test'

interface Options {
  /** For tests of what goes wrong: the console may then say so. */
  allowsConsoleErrors: boolean
}

/** A test that fails when any of its pages throws an error, or writes an error or a warning to the console. */
export const test = base.extend<Options>({
  allowsConsoleErrors: [false, { option: true }],
  context: async ({ context, allowsConsoleErrors }, use) => {
    const messages: string[] = []
    context.on('console', message => {
      if (['error', 'warning'].includes(message.type()))
        messages.push(`${message.type()}: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', error => messages.push(`thrown: ${error.error().stack ?? error.error()}`))
    await use(context)
    if (!allowsConsoleErrors) expect(messages, 'nothing is written to the console').toEqual([])
  },
})

export const { expect } = test
