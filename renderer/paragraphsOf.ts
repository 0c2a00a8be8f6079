/** Splits a text on its line breaks; blank lines do not count. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
