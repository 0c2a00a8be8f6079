import type { Explanation } from './explanation.ts'

/** Mistakes of the site's look. */
export const lookProblems = {
  'bad-colour': {
    title: 'A colour that is not written as # and six digits',
    explanation:
      'A colour is written in the way of design programs: #, then two digits each for red, green and blue, from 00 to ff.',
    example: { file: '_site.json', wrong: '"soft": "navy"', right: '"soft": "#3F5158"' },
  },
  'low-contrast': {
    title: 'Colours that are too much alike to read',
    explanation:
      'Text needs a contrast of 4.5 with what is behind it, and large signs one of 3 (WCAG 2.2, AA), so that it can be read in the sun, on an old screen and with weak eyes.',
    example: { file: '_site.json', wrong: '"soft": "#8A9A9F"', right: '"soft": "#3F5158"' },
  },
} as const satisfies Record<string, Explanation>
