import { color } from './designTokens.ts'

/**
 * Colours of selected text: ink on light grounds, and the other way round on dark ones. Every dark ground spreads
 * `selectionOnDark`, a light one within it `selectionOnLight`.
 */
export const selectionOnDark = { '--selection': color.onDark, '--on-selection': color.ink } as const

export const selectionOnLight = { '--selection': color.ink, '--on-selection': color.onDark } as const
