import { open } from 'node:fs/promises'

/** The two ends of a file, 1 KiB each or less, as latin1: one byte per character, so offsets match. */
export interface FileEnds {
  head: string
  tail: string
  /** In bytes. */
  size: number
}

const REACH = 1024

/** Reads no more of a file than its ends. @throws when it cannot be opened */
export async function endsOf(file: string): Promise<FileEnds> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const read = async (position: number) => {
      const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(REACH), position })
      return buffer.toString('latin1', 0, bytesRead)
    }
    return { head: await read(0), tail: await read(Math.max(0, size - REACH)), size }
  } finally {
    await handle.close()
  }
}
