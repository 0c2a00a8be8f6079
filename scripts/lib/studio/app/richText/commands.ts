import type { FieldSchema } from '../../fields/fieldSchema.ts'
import { toggleBullets, toggleNumbers, toggleSubheading } from './lineMarkers.ts'
import { toggleBold, toggleItalic } from './marks.ts'
import type { Command } from './passage.ts'

/** A button above a text. */
export interface Tool {
  name: string
  /** What stands on the button. */
  sign: string
  /** The letter that does it together with Ctrl. */
  letter?: string
  /** Absent for the link, which asks where it leads first. */
  command?: Command
}

const bold: Tool = { name: 'Bold', sign: 'B', letter: 'b', command: toggleBold }
const italic: Tool = { name: 'Italic', sign: 'I', letter: 'i', command: toggleItalic }
const link: Tool = { name: 'Link', sign: 'Link', letter: 'k' }
const bullets: Tool = { name: 'Bullets', sign: 'Bullets', command: toggleBullets }
const numbers: Tool = { name: 'Numbers', sign: 'Numbers', command: toggleNumbers }
const subheading: Tool = { name: 'Subheading', sign: 'Subheading', command: toggleSubheading }

/** What can be done in a field, by how much of Markdown it takes. */
export const toolsOf = (markup: FieldSchema['x-markup']): readonly Tool[] => {
  const inline = [bold, italic, link]
  if (markup === 'inline') return inline
  const blocks = [...inline, bullets, numbers]
  return markup === 'blocks' ? blocks : [...blocks, subheading]
}
