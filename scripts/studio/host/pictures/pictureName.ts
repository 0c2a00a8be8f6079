import { plainLetters } from '../../../../schema/model/letters.ts'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'

/** Characters of the longest name. */
const MOST = 60

/** What cameras, telephones and messengers call every photograph. */
const CAMERA =
  /^(?:img|image|dsc[nf]?|pxl|mvimg|photo|photograph|picture|pic|screen|shot|screenshot|whatsapp|fb|signal|scan|untitled|download|copy|edited|at|am|pm)$/

/**
 * A name for a picture's file, without its ending: small letters, digits and hyphens.
 * @param original what its author calls the file. Nothing of it is used but letters and digits
 * @param about what the picture belongs to, for photographs that still have the name that a camera gave them
 */
export function pictureName(original: string, about: string): string {
  const own = shortened(plainLetters(original.slice(0, 300).replace(/\.[a-z\d]{1,5}$/i, '')))
  const name = saysSomething(own) ? own : shortened(plainLetters(about.slice(0, 300))) || own || 'picture'
  // Windows keeps some names for devices.
  return fileNameProblems([name], '').length > 0 ? `picture-${name}` : name
}

/** Adds a number to a name until it is one that no file has, whatever its ending: a photograph would replace a drawing of its name. */
export function freeName(name: string, files: readonly string[]): string {
  const taken = new Set(
    files.map(file =>
      file
        .normalize('NFC')
        .toLowerCase()
        .replace(/\.[^.]*$/, ''),
    ),
  )
  let [free, number] = [name, 1]
  while (taken.has(free)) free = `${name}-${++number}`
  return free
}

const shortened = (name: string): string => name.slice(0, MOST).replace(/-+$/, '')

/** Whether a name has a word in it: "relay-2026" does, "img-20260412-wa0003" does not. */
const saysSomething = (name: string): boolean =>
  name.split('-').some(part => /^[a-z]{2,}$/.test(part) && !CAMERA.test(part))
