import { expect, test } from 'vitest'
import { checkAgreement } from '../../fuzz/agreement.ts'
import { hostileTexts, repeating, timeOf } from '../../fuzz/hostileTexts.ts'
import { checkLetters } from '../../fuzz/letters.ts'
import { checkMarkdown } from '../../fuzz/markdown.ts'
import { checkMending } from '../../fuzz/mending.ts'
import { jsonSchemaValidator } from '../../jsonSchemaValidator.ts'
import { realDocuments } from '../realSite.ts'

test('--fix changes no valid document, makes none worse, and mending twice is mending once', () => {
  const { mended, restored } = checkMending(realDocuments(), 120, 7)
  expect(mended).toBeGreaterThan(20)
  expect(restored).toBeGreaterThan(10)
})

test('--fix takes no word out of a letter that was pasted into a text', () => {
  expect(checkLetters(realDocuments(), 60, 7)).toBe(60)
})

test('zod and ajv agree about made-up documents, right and wrong ones', () => {
  const { documents, valid } = checkAgreement(jsonSchemaValidator(), 500, 7)
  expect(valid).toBeGreaterThan(documents * 0.1)
  expect(valid).toBeLessThan(documents * 0.9)
})

test('no text comes out of its Markdown with a word lost or an element that is not allowed', () => {
  expect(checkMarkdown(2000, 7)).toBe(2000)
})

// All of them once took time by the square of their length.
const onceSlow = [
  repeating(' ', '_site.json', 'logo.light'),
  repeating('\t', 'page.json', 'the syntax'),
  repeating('\r', 'page.json', 'the syntax'),
  repeating('---\n', 'stages/ils.json', 'summary.icon'),
  repeating('a ', 'index.json', 'sections.0.backgroundImage'),
  repeating('\t', 'index.json', 'sections.0.description'),
  repeating('<<<<<<< a\n', 'page.json', 'the syntax'),
  repeating('{', 'index.json', 'description'),
  repeating('{a} ', '_posts/1.json', 'content'),
  // Each begins as a telephone number, so that it is looked at for facts.
  ...['07', 'the office '].map(piece => {
    const hostile = repeating(piece, 'index.json', 'description')
    return { ...hostile, text: (length: number) => `07 123 45678 ${hostile.text(3 * length).trim()}` }
  }),
]

test('a text of twice the length takes about twice the time to check, whatever it repeats', async () => {
  for (const text of [...onceSlow, ...hostileTexts(300, 11).slice(-6)]) {
    await timeOf(text, 500)
    // Time by the square of the length would be four times as long, each time that it is measured. A few milliseconds mean nothing.
    const excess = async () => (await timeOf(text, 40_000)) - 3 * (await timeOf(text, 20_000))
    await expect.poll(excess, { message: `${text.place.name}: ${text.kind}` }).toBeLessThan(20)
  }
})
