import type { Sharp } from 'sharp'

/**
 * Whether a file is a photograph as telephones of Apple save it. ISO 14496-12: the "ftyp" box names the brand of the file.
 * AVIF has the same container, and sharp decodes it.
 */
export const isHeic = (bytes: Uint8Array): boolean =>
  /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1(?!.{0,40}avif)|msf1)/s.test(
    Buffer.from(bytes.subarray(0, 64)).toString('latin1'),
  )

/** Decodes a photograph in HEIC, which the libvips that comes with sharp cannot. It is upright already. */
export async function decodeHeic(bytes: Uint8Array): Promise<{ image: Sharp; isLossless: boolean }> {
  const [{ default: decode }, { default: sharp }] = await Promise.all([
    import('heic-decode'),
    import('sharp'),
  ])
  const { width, height, data } = await decode({ buffer: bytes })
  return { image: sharp(data, { raw: { width, height, channels: 4 } }), isLossless: false }
}
