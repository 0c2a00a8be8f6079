import decode from 'heic-decode'

/** A photograph as pixels. */
export interface DecodedHeic {
  width: number
  height: number
  data: Uint8ClampedArray<ArrayBuffer>
}

// Decoding takes seconds, in which the page goes on.
self.onmessage = async ({ data: buffer }: MessageEvent<Uint8Array>) => {
  try {
    self.postMessage(await decode({ buffer }))
  } catch {
    self.postMessage(undefined)
  }
}
