export function bundle(kind: 'commands' | 'servers' | 'client' | 'studioPage'): Promise<string>
