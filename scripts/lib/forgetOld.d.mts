export function forgetOld(folder: string, prefix: string): void
