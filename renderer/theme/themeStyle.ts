import type { Theme } from '../../schema/model/theme/Theme.ts'

/** The rules of a theme: its custom properties, and what cannot use them. */
export function themeStyle({ colours, lights }: Theme): string {
  const { fixedHeader, ...others } = colours
  const properties = {
    ...others,
    fixedHeader: translucent(fixedHeader, 0.96),
    fixedHeaderShadow: translucent(colours.ink, 0.16),
    backdrop: translucent(colours.deep, 0.86),
    ...Object.fromEntries(
      Object.entries(lights).flatMap(([name, { wall, shade, sky, text, quiet }]) =>
        Object.entries({ wall, shade, sky, text, quiet }).map(([part, colour]) => [
          `${name}-${part}`,
          colour,
        ]),
      ),
    ),
  }
  const declared = Object.entries(properties).map(([name, value]) => `--${kebab(name)}:${value}`)
  return `:root{${declared.join(';')}}img[data-failed]{content:${missingPicture(colours)}}`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const translucent = (colour: string, opacity: number) =>
  `rgb(${[1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16)).join(' ')}/${opacity})`

/** Replaces a picture that failed to load: a plain wall with one opening. Custom properties do not reach into pictures. */
const missingPicture = ({ tint, lineStrong }: Theme['colours']) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 64" width="900" height="640" preserveAspectRatio="xMidYMid slice"><path fill="${tint}" d="M0 0h90v64H0z"/><path fill="${lineStrong}" d="M37 42V30a8 8 0 0 1 16 0v12z"/></svg>`,
  )}")`
