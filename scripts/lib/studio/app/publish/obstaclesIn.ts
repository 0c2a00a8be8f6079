import { valueOfText } from '../../json/edit.ts'
import { type Obstacle, unsavedWork } from '../../publish/Obstacle.ts'
import type { Preparation } from '../../publish/preparePublication.ts'
import { type EditedDocument, isUnsaved } from '../state/studioState.ts'

/** What stands in the way, with the last words of the author, of which the server may not know yet. */
export function obstaclesIn(
  preparation: Preparation | undefined,
  documents: Readonly<Record<string, EditedDocument>>,
): Obstacle[] {
  const known = preparation?.obstacles ?? []
  const unsaved = Object.values(documents)
    .filter(document => isUnsaved(document) && !known.some(({ file }) => file === document.file))
    .map(({ file, text }) => unsavedWork(file, String(Object(valueOfText(text)).title ?? file)))
  return [...unsaved, ...known]
}
