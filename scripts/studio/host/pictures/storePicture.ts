import { lstat, mkdir, readdir, readFile, realpath } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { plainLetters } from '../../../../schema/model/letters.ts'
import { fileNameProblems } from '../../../../schema/read/fileNames.ts'
import { isPicture } from '../../../../schema/validate/publicFiles.ts'
import { withLock } from '../../../lib/authoring/withLock.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { isSvg, measurePicture } from '../../../site/pictures/measure.ts'
import { writeWhole } from '../documents/DocumentFiles.ts'
import type { Studio } from '../Studio.ts'
import { type Area, type PreparedPicture, preparePicture } from './preparePicture.ts'

/** Where pictures that authors add are stored, below the folder of public files. */
const FOLDER = 'images'

/** A picture of the site. */
export interface StoredPicture {
  /** As documents write it. */
  path: string
  width: number
  height: number
}

/**
 * Stores a picture under a name that no other has. It is there as a whole or not at all.
 * @param publicFolder the folder of public files
 * @param name without its ending
 */
export async function storePicture(
  publicFolder: string,
  { bytes, ending, width, height }: PreparedPicture,
  name: string,
): Promise<StoredPicture> {
  const folder = join(publicFolder, FOLDER)
  await mkdir(folder, { recursive: true })
  if ((await realpath(folder)) !== join(await realpath(publicFolder), FOLDER))
    throw new UsageError('The folder of pictures is a link to another folder, so nothing is stored there.')
  return withLock(folder, async () => {
    const file = `${freeName(name, await readdir(folder))}.${ending}`
    await writeWhole(join(folder, file), bytes)
    return { path: `/${FOLDER}/${file}`, width, height }
  })
}

/** Stores a part of a picture as a picture of its own. The whole one stays. */
export async function cropPicture(studio: Studio, path: string, area: Area): Promise<StoredPicture> {
  const file = await publicPicture(studio.folders.public, path)
  if (isSvg(file)) throw new UsageError('A drawing cannot be cut here. Cut it in the program that drew it.')
  const { value } = await measurePicture(file)
  if (area.left + area.width > value.width || area.top + area.height > value.height)
    throw new UsageError('This part reaches beyond the picture. Choose it again.')
  const name = pictureName(`${basename(path).replace(/\.\w+$/, '')} part`, '')
  const stored = await storePicture(
    studio.folders.public,
    await preparePicture(await readFile(file), area),
    name,
  )
  await studio.reread(stored.path)
  return stored
}

/**
 * The file of a picture of the site.
 * @param path as documents write it. It comes from a browser, so nothing is read but a picture below the folder
 * @throws UsageError when there is none
 */
export async function publicPicture(folder: string, path: string): Promise<string> {
  const missing = () => new UsageError('There is no such picture any more.')
  const isSafe = path
    .split('/')
    .every((part, at) => (at === 0 ? part === '' : /^[^.\\\0][^\\\0]*$/.test(part)))
  if (!isSafe || !isPicture(path)) throw missing()
  const file = join(folder, path)
  const info = await lstat(file).catch(() => undefined)
  // Nothing on the way to it may lead out of the folder.
  if (!info?.isFile() || (await realpath(file)) !== join(await realpath(folder), path)) throw missing()
  return file
}

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
