/** A telephone number as a link that opens a conversation: `+233 (0)24 123 4567` → `https://wa.me/233241234567`. */
export const whatsappUrl = (phone: string): string =>
  `https://wa.me/${phone.replace('(0)', '').replace(/\D/g, '')}`
