/** `Monday, Wednesday and Friday`, or with `disjunction`: `PDF, JPG or PNG`. */
export const listOf = (
  items: Iterable<string>,
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => new Intl.ListFormat(locale, { type }).format(items)
