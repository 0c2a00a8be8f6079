import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import sharp from 'sharp'

/**
 * How a part of a page looks from afar: rows of cells, three hexadecimal digits each, the mean red, green and blue.
 * Letters are blurred to a tone, so another machine's way to draw them makes no difference.
 */
export interface Part {
  name: string
  /** In CSS pixels. */
  height: number
  /** None where what is shown changes by itself. */
  rows: string[]
}

/** How many cells stand side by side: they are about 60 px wide on large screens, 30 on phones. */
const columnsAt = (width: number) => (width < 600 ? 12 : 24)

/** Galleries shuffle. */
const MOVING = '[data-section="gallery"], [data-section="postGallery"]'

/**
 * Photographs a page until two pictures in a row are the same: to be seen from top to bottom makes it fetch and paint what
 * it had left for later.
 */
export async function lookOf(page: Page): Promise<Part[]> {
  let before = await photograph(page)
  for (let attempts = 0; attempts < 5; attempts++) {
    const look = await photograph(page)
    if (JSON.stringify(look) === JSON.stringify(before)) return look
    before = look
  }
  return before
}

/** Photographs a page from top to bottom and divides it into header, sections and footer. */
async function photograph(page: Page): Promise<Part[]> {
  const screenshot = await page.screenshot({ fullPage: true, animations: 'disabled' })
  const { width, height: foot } = await sharp(screenshot).metadata()
  const columns = columnsAt(width)
  const boxes = await page.locator('body header, [data-section], body footer').evaluateAll(
    (elements, moving) =>
      elements.map(element => {
        const { y, height } = element.getBoundingClientRect()
        const name = element.getAttribute('data-section') ?? element.localName
        return { name, y: y + window.scrollY, height, isMoving: element.matches(moving) }
      }),
    MOVING,
  )
  return Promise.all(
    boxes.map(async ({ name, y, height, isMoving }) => {
      const top = Math.round(y)
      const area = { left: 0, top, width, height: Math.min(Math.round(height), foot - top) }
      const part = { name, height: area.height }
      if (isMoving || area.height < 1) return { ...part, rows: [] }
      const count = Math.max(1, Math.round((area.height / width) * columns))
      const cells = await sharp(screenshot)
        .extract(area)

        .resize(columns, count, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer()
      return { ...part, rows: rowsOf(cells, columns) }
    }),
  )
}

/** A cell that is lighter, darker or of another hue by so many sixteenths differs. */
const LEVELS = 3
/** So much of a part may differ, and so much may its height, before it looks different. */
const TOLERANCE = 0.04
const HEIGHT_TOLERANCE = 0.08

/** @returns what is different about a page, in words; nothing where it looks the same */
export function differences(expected: readonly Part[], actual: readonly Part[]): string[] {
  const names = (parts: readonly Part[]) => parts.map(({ name }) => name).join(', ')
  if (names(expected) !== names(actual)) return [`it has ${names(actual)} and not ${names(expected)}`]
  return expected.flatMap((before, index) => {
    const after = actual[index]
    if (!after) return []
    const change = Math.abs(after.height - before.height) / Math.max(1, before.height)
    if (change > HEIGHT_TOLERANCE) return [`${before.name}: ${after.height} px high and not ${before.height}`]
    const share = differingCells(before.rows, after.rows)
    return share > TOLERANCE ? [`${before.name}: ${Math.round(share * 100)} % of it looks different`] : []
  })
}

/** Compares rows with those at the same share of the height, so that one more line of text moves nothing. */
function differingCells(before: readonly string[], after: readonly string[]): number {
  const digits = before.flatMap((row, index) => {
    const other = after[Math.floor((index * after.length) / before.length)] ?? ''
    return [...row].map((digit, at) =>
      Math.abs(Number.parseInt(digit, 16) - Number.parseInt(other[at] ?? '0', 16)),
    )
  })
  let differing = 0
  for (let at = 0; at < digits.length; at += 3)
    if (Math.max(...digits.slice(at, at + 3)) > LEVELS) differing++
  return differing / Math.max(1, digits.length / 3)
}

const digit = (channel: number) => Math.round(channel / 17).toString(16)

function rowsOf(cells: Buffer, columns: number): string[] {
  const rows: string[] = []
  for (let at = 0; at < cells.length; at += columns * 3)
    rows.push([...cells.subarray(at, at + columns * 3)].map(digit).join(''))
  return rows
}

const fileOf = (name: string) => join(import.meta.dirname, 'looks', `${name}.json`)

export const readLook = async (name: string): Promise<Part[]> =>
  JSON.parse(await readFile(fileOf(name), 'utf8'))

export const writeLook = (name: string, parts: readonly Part[]): Promise<void> =>
  writeFile(fileOf(name), `${JSON.stringify(parts, null, 1)}\n`)
