/** Whether the visitor wants no motion. */
export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
