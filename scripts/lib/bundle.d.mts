export function bundle(kind: 'commands' | 'servers' | 'client' | 'studioPage'): Promise<string>
export function entryIn(folder: string): string
