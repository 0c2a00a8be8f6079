/** Paths and elements of a picture. Coordinates are rounded to one decimal: a tenth of a pixel is below what anybody sees. */
export type Point = readonly [x: number, y: number]

export const picture = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

export const round = (value: number): number => Math.round(value * 10) / 10

/** Path data out of letters and numbers: `` path`M${x} ${y}h${width}z` ``. */
export const path = (letters: TemplateStringsArray, ...values: number[]): string =>
  letters.reduce((data, letter, index) => `${data}${round(values[index - 1] ?? 0)}${letter}`)

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`

export const polygon = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`

export const line = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

export const ellipse = (x: number, y: number, across: number, down: number): string =>
  path`M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0z`

export const circle = (x: number, y: number, radius: number): string => ellipse(x, y, radius, radius)

export const fill = (color: string, ...paths: string[]): string =>
  `<path fill="${color}" d="${paths.join('')}"/>`

export const stroke = (color: string, width: number, ...paths: string[]): string =>
  `<path fill="none" stroke="${color}" stroke-width="${round(width)}" d="${paths.join('')}"/>`

export const group = (attributes: string, body: string): string => `<g ${attributes}>${body}</g>`

export const move = (x: number, y: number, body: string): string =>
  group(`transform="translate(${round(x)} ${round(y)})"`, body)

/** Shows of the body only what lies within the rectangle. */
export const windowed = (x: number, y: number, width: number, height: number, body: string): string =>
  `<svg x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" viewBox="${round(x)} ${round(y)} ${round(width)} ${round(height)}">${body}</svg>`

/** Shows of the body only what lies within the path. */
export const clipped = (data: string, body: string): string => {
  const id = nameOf(data)
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>${group(`clip-path="url(#${id})"`, body)}`
}

/** An id that depends on nothing but the text, so that a picture is the same in every run. */
export const nameOf = (text: string): string => {
  let hash = 5381
  for (const character of text) hash = (Math.imul(hash, 33) ^ character.charCodeAt(0)) >>> 0
  return `i${hash.toString(36)}`
}
