/** The beginning of a text that has more than `most` characters, with an ellipsis. */
export const truncate = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}…` : text
