export function evictOldest(folder: string, prefix: string): void
