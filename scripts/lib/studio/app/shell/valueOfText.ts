/** The value of a document. @returns undefined while its text is no JSON */
export function valueOfText(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
