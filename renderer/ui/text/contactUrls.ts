/** A telephone number as a link: `+233 30 000 0000` → `tel:+233300000000`. */
export const phoneUrl = (phone: string): string => `tel:${phone.replace('(0)', '').replace(/[^+\d]/g, '')}`

export const emailUrl = (email: string): string => `mailto:${email}`
