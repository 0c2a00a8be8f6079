export function unusableFolder(folder: string): string | undefined
