import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FocalPoint } from '../../../../schema/model/site/focalPoints.ts'
import { site } from '../../../../schema/model/site.ts'
import { insertItem, removeValue, setValue, valueOfText } from '../../../../schema/text/edit.ts'
import { fileShownFor } from '../../../../schema/validate/publicFiles.ts'
import type { ValidationContext } from '../../../../schema/validate/ValidationContext.ts'
import { UsageError } from '../../../lib/usageError.ts'
import { isSvg, measurePicture } from '../../../site/pictures/measure.ts'
import { fileName } from '../../site/fileNames.ts'
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

/** A place on a picture, in percent from its left and upper edge. */
export type Focus = Pick<FocalPoint, 'x' | 'y'>

/** Gives a picture a focal point, or takes it away. @param path the picture's file, as the list of pictures names it */
export async function focusPicture(studio: Studio, path: string, focus: Focus | null): Promise<void> {
  await publicFile(studio.folders.public, path, 'picture')
  const { text, digest, draft } = await studio.open(FILE)
  if (draft)
    throw new UsageError(
      'What all pages share has changes that are not saved, and it holds this too. Save them first.',
    )
  const points = pointsIn(text)
  if (!points)
    throw new UsageError('What all pages share has a mistake that no form can show. Correct it first.')
  const files = await factsOf(studio)
  const index = points.findIndex(({ image }) => fileShownFor(image, files) === path)
  const saving = await studio.save(FILE, focused(text, points, index, path, focus), digest)
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
  const points = (stored && pointsIn(stored.text)) ?? []
  return new Map(points.map(({ image, x, y }) => [fileShownFor(image, files) ?? image, { x, y }]))
}

/** @returns undefined for a text in which they have no place */
function pointsIn(text: string): FocalPoint[] | undefined {
  const value = valueOfText(text)
  if (value === undefined) return undefined
  const { success, data } = site.shape.focalPoints.safeParse(Object(value).focalPoints)
  return success ? (data ?? []) : undefined
}

function focused(
  text: string,
  points: readonly FocalPoint[],
  index: number,
  image: string,
  focus: Focus | null,
): string {
  const [first, ...others] = points
  if (!focus && index >= 0)
    return removeValue(text, others.length > 0 ? ['focalPoints', index] : ['focalPoints'])
  if (!focus) return text
  if (!first) return setValue(text, ['focalPoints'], [{ image, ...focus }], Object.keys(site.shape))
  if (index < 0) return insertItem(text, ['focalPoints'], points.length, { image, ...focus })
  const withX = setValue(text, ['focalPoints', index, 'x'], focus.x)
  return setValue(withX, ['focalPoints', index, 'y'], focus.y)
}
