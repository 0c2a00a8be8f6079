/** Where something is in a file. Line and column count from 1; the length is in characters and ends with the line. */
export interface Position {
  line: number
  column: number
  length: number
}

/** A range of a text value: its first character and its length, in characters of the value. */
export interface TextRange {
  index: number
  length: number
}
