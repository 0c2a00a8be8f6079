/** Runs in the page. @returns the words of a part of it, e-mail addresses apart, that are on two lines */
export function tornWords(part = 'body'): string[] {
  const torn: string[] = []
  const texts = document.createTreeWalker(document.querySelector(part) ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    const parent = node.parentElement
    if (!parent?.checkVisibility() || parent.closest('a[href^="mailto:"]')) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}’]{2,}/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      if (Math.max(...tops) > Math.min(...tops) + 3) torn.push(word)
    }
  }
  return torn
}
