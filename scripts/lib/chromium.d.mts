export function findChromium(): Promise<string | undefined>
export const chromiumArguments: string[]
export const HEADLESS_SHELL: string
