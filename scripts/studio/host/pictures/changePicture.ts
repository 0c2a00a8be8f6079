import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { measurePicture } from '../../../site/pictures/measure.ts'
import { isSvg } from '../../../site/pictures/pixels.ts'
import { fileName } from '../../site/addedFile.ts'
import { type Focus, focalPointsIn, withFocus } from '../../site/fileCalls.ts'
import type { DocumentFiles } from '../documents/DocumentFiles.ts'
import { factsOf } from '../files/fileUses.ts'
import { publicFile, storeFile } from '../files/publicFile.ts'
import type { Studio } from '../Studio.ts'
import { type Area, preparePicture } from './preparePicture.ts'

/** Stores a part of a picture as a picture of its own. The whole one stays. */
export async function cropPicture(studio: Studio, path: string, area: Area): Promise<{ path: string }> {
  const folder = studio.folders.public
  const file = await publicFile(folder, path, 'picture')
  if (isSvg(file)) throw new UsageError('A drawing cannot be cut here. Cut it in the program that drew it.')
  const { value } = await measurePicture(file)
  if (area.left + area.width > value.width || area.top + area.height > value.height)
    throw new UsageError('This part reaches beyond the picture. Choose it again.')
  const name = fileName(`${basename(path).replace(/\.\w+$/, '')} part`, '', 'picture')
  const part = await preparePicture(await readFile(file), area)
  const stored = await storeFile(folder, 'picture', part, name)
  await studio.reread(stored)
  return { path: stored }
}

/** The document that holds the focal points of all pictures. */
const FILE = '_site.json'

/** Gives a picture a focal point, or takes it away. @param path the picture's file, as the list of pictures names it */
export async function focusPicture(studio: Studio, path: string, focus: Focus | null): Promise<void> {
  await publicFile(studio.folders.public, path, 'picture')
  const { text, digest, draft } = await studio.open(FILE)
  if (draft)
    throw new UsageError(
      'What all pages share has changes that are not saved, and it holds this too. Save them first.',
    )
  const saving = await studio.save(FILE, withFocus(text, path, focus, await factsOf(studio)), digest)
  if (!saving.saved)
    throw new UsageError('Somebody else has changed what all pages share at this moment. Try again.')
  await studio.reread(path)
}

/** Takes away the focal point of a picture, if it has one. */
export async function forgetFocus(studio: Studio, path: string): Promise<void> {
  const points = await focalPointsOf(studio.files, await factsOf(studio))
  if (points.has(path)) await focusPicture(studio, path, null)
}

/** The focal point of each picture's file. None while the document that holds them cannot be read. */
export async function focalPointsOf(
  documents: DocumentFiles,
  files: ValidationContext['files'],
): Promise<Map<string, Focus>> {
  const stored = await documents.read(FILE).catch(() => undefined)
  return focalPointsIn(stored?.text, files)
}
