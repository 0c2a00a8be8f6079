import names from 'color-name'

/** `navy`, `#abc`, `a43d21`, `rgb(1, 2, 3)` → the colour as `#rrggbb`. @returns nothing when it is no colour */
export function hexOf(value: string): string[] {
  const plain = value.trim().toLowerCase().replace(/\s+/g, '')
  const [, short] = /^#?([0-9a-f]{3})$/.exec(plain) ?? []
  if (short) return [`#${short.replace(/./g, digit => digit + digit)}`]
  const [, whole] = /^#?([0-9a-f]{6})(?:ff)?$/.exec(plain) ?? []
  if (whole) return [`#${whole}`]
  const [, ...channels] = /^rgba?\((\d{1,3}),(\d{1,3}),(\d{1,3})(?:,1(?:\.0*)?)?\)$/.exec(plain) ?? []
  if (channels.length === 3 && channels.every(channel => Number(channel) <= 255))
    return [hex(channels.map(Number))]
  const named = Object.entries(names).find(([name]) => name === plain)
  return named ? [hex(named[1])] : []
}

const hex = (channels: readonly number[]): string =>
  `#${channels.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
