/**
 * The items in another order, every order as likely as any other (Fisher and Yates).
 * @param random numbers from 0 to below 1, as `Math.random` gives them
 */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const rest = [...items]
  const shuffled: T[] = []
  while (rest.length > 0) shuffled.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return shuffled
}
