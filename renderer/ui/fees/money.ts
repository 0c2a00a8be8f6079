/**
 * Formats amounts of a currency: `GHS 9,500`, `GHS 9,500.50`. The code of a currency is the same in every version of a browser; its symbol is not.
 * @param currency its three letters
 */
export function moneyFormat(currency: string, locale: string): (amount: number) => string {
  const style = { style: 'currency', currency, currencyDisplay: 'code' } as const
  const exact = new Intl.NumberFormat(locale, style)
  const whole = new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  })
  return amount => (Number.isInteger(amount) ? whole : exact).format(amount)
}

/** The sum of amounts of money. It is rounded, since binary fractions do not add up exactly. */
export const total = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100
