import { insertItem, moveItem, type Path, removeValue, setValue } from '../../json/edit.ts'
import type { DescribedPicture } from './DescribePictures.tsx'

/** A list of pictures, and the list beside it that says what they show, in the same order. */
export interface CaptionedList {
  pictures: readonly unknown[]
  captions: readonly unknown[]
  at: { pictures: Path; captions: Path }
  /** The keys of the group around both. */
  order: readonly string[]
}

/** Edits of the text of a document that keep both lists in step. */

export function addPictures(text: string, list: CaptionedList, added: readonly DescribedPicture[]): string {
  const { pictures, at, order } = list
  const paths = added.map(({ path }) => path)
  const withPaths =
    pictures.length === 0
      ? setValue(text, at.pictures, paths, order)
      : insertAll(text, at.pictures, pictures.length, paths)
  const words = added.map(picture => picture.words.trim())
  if (list.captions.length === 0) return setValue(withPaths, at.captions, [...padded(list), ...words], order)
  return insertAll(inStep(withPaths, list), at.captions, pictures.length, words)
}

export function movePicture(text: string, list: CaptionedList, from: number, to: number): string {
  const moved = moveItem(text, list.at.pictures, from, to)
  return list.captions.length === 0 ? moved : moveItem(inStep(moved, list), list.at.captions, from, to)
}

export function removePicture(text: string, list: CaptionedList, index: number): string {
  const removed = removeValue(text, [...list.at.pictures, index])
  if (list.captions.length === 0) return removed
  // A list of captions has one at least.
  if (list.pictures.length === 1) return removeValue(removed, list.at.captions)
  return removeValue(inStep(removed, list), [...list.at.captions, index])
}

export function writeCaption(text: string, list: CaptionedList, index: number, words: string): string {
  if (list.captions.length > 0) return setValue(inStep(text, list), [...list.at.captions, index], words)
  const captions = padded(list).map((caption, at) => (at === index ? words : caption))
  return setValue(text, list.at.captions, captions, list.order)
}

/** The captions, one for each picture. */
const padded = ({ pictures, captions }: CaptionedList): string[] =>
  pictures.map((_, index) => String(captions[index] ?? ''))

/** Makes as many captions as there are pictures. */
function inStep(text: string, list: CaptionedList): string {
  if (list.captions.length === list.pictures.length) return text
  return setValue(text, list.at.captions, padded(list))
}

const insertAll = (text: string, path: Path, index: number, items: readonly string[]): string =>
  items.reduce((result, item, at) => insertItem(result, path, index + at, item), text)
