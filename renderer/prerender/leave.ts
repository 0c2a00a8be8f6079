const LEFT = new Error('Left to React')

/** Says that this tree holds something that only React itself can render. */
export function leaveToReact(): never {
  throw LEFT
}

/** @throws the error, unless it says that the tree is left to React */
export function rethrow(error: unknown): undefined {
  if (error !== LEFT) throw error
}
