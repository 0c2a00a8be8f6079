import { color } from './tokens.ts'

/** The colour of the browser's interface (`theme-color`), the same as the header's background. */
export const themeColor = color.wall
