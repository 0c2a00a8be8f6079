import type { Problem } from '../../../schema/problems/problem.ts'

/** One problem as a single line: `stages/ils.json:14:13  Unknown section type "galery". Did you mean "gallery"?` */
export const oneLine = ({ file, line, column, severity, message, suggestion }: Problem): string =>
  onOneLine(`${file}:${line}:${column}  ${severity === 'warning' ? 'Warning: ' : ''}${message} ${suggestion}`)

/** A name of a file can have line breaks; what follows one would pass for a line of its own. */
export const onOneLine = (text: string): string => visible(text).replaceAll('\n', '␊')

/**
 * A text of an author for a terminal, in which control characters are signs that one sees: raw ones move the cursor, change the title of
 * the window, or pass for a line of another program. As many characters as before, so that markers below stay in their place.
 */
export const visible = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, sign => {
    const code = sign.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '␡' : '\ufffd'
  })
