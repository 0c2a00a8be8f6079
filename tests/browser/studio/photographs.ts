import type { Locator } from 'playwright/test'
import sharp from 'sharp'

/** A photograph of one colour, as a telephone takes it that is held upright. */
export const photograph = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: `hsl(${hue}, 60%, 40%)` } })
    .withExif({
      IFD0: { Model: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '5/1 36/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Drops files on an element at once, as from a folder of the computer. */
export async function drop(
  target: Locator,
  files: readonly { name: string; bytes: Buffer }[],
): Promise<void> {
  const encoded = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  await target.evaluate((element, encoded) => {
    const dataTransfer = new DataTransfer()
    for (const { name, base64 } of encoded) {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      dataTransfer.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
  }, encoded)
}
