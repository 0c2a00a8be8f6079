import { color } from './tokens.ts'

/** The colour of the browser's own frame around the site: that of the header's ground. */
export const themeColor = color.wall
