/** Words of the interface by key. Names in braces are filled in when the words are shown. */
export type WordTable = Readonly<Record<string, readonly [english: string, where: string]>>
