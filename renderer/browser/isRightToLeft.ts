/** Whether the page is written from right to left, so that the next one of anything is on the left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl'
