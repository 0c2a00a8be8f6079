export function prepareFolder(folder: string, make: (unfinished: string) => Promise<unknown>): Promise<void>
export function isWhole(folder: string): boolean
