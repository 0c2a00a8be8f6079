/** The list with a choice more or less, in the order of what can be chosen. What is no choice stays, at the end. */
export function chosen(
  list: readonly unknown[],
  choices: readonly string[],
  choice: string,
  isOn: boolean,
): unknown[] {
  const others = list.filter(entry => !choices.some(known => known === entry))
  const isChosen = (known: string) => (known === choice ? isOn : list.includes(known))
  return [...choices.filter(isChosen), ...others]
}
