/** Whether the visitor prefers reduced motion. In browsers only. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
