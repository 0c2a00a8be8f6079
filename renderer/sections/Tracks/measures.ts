/** The stroke of every line, in CSS pixels. */
export const lineWidth = 2
