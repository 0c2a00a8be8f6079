/** A ZIP file whose files are stored as they are. @param files names, or names with contents */
export function zipOf(...files: (string | [name: string, content: string])[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  for (const file of files) {
    const [name, content] = typeof file === 'string' ? [file, ''] : file
    const header = Buffer.alloc(26)
    header.writeUInt32LE(content.length, 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt16LE(name.length, 22)
    const offset = Buffer.alloc(4)
    offset.writeUInt32LE(Buffer.concat(parts).length)
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\0\0'), header, Buffer.alloc(10), offset, Buffer.from(name)]),
    )
    parts.push(Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name + content)]))
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(Buffer.concat(directory).length, 8)
  end.writeUInt32LE(Buffer.concat(parts).length, 12)
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end])
}
