declare module 'heic-decode' {
  /** Decodes the first picture of a HEIC file to RGBA, turned and mirrored as the file says. */
  export default function decode(options: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>
}
