/** Whether the visitor asked to be sent no more than needed. */
export const isDataSaved = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } } // not in TypeScript's DOM library
  return connection?.saveData === true
}
