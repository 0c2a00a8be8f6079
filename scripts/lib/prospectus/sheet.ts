/** A4 in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 48, footer: 40 } as const

export const measure = sheet.width - 2 * sheet.margin

/** Where text may go before it meets the footer. */
export const lowest = sheet.height - sheet.margin - sheet.footer
