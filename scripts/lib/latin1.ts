/** Bytes as text with one character per byte, so that offsets match: signatures of files are found in it. As `latin1` of Node. */
export function latin1(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = ''
  // A function takes only so many arguments.
  for (let at = start; at < end; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 0x8000)))
  return text
}

/** Reads numbers of several bytes. */
export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)
