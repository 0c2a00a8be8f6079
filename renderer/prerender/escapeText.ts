const SPECIAL = /["&'<>]/

const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
}

/** Text as React writes it between tags and in attributes. */
export const escapeText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/["&'<>]/g, char => entities[char] ?? char) : text
