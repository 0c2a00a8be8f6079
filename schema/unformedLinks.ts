import type { Addresses } from './addresses.ts'
import type { World } from './content.ts'
import { corrections } from './corrections.ts'
import { type FileKind, fileMeant, isFileAddress, isOf, isUnwritable, type MeantFile } from './filesMeant.ts'
import { missingFileAdvice, ownSiteAdvice } from './links.ts'
import { meantPath, nearestPage, partsOf } from './linkTargets.ts'
import { ownPlaceOf } from './ownSite.ts'
import { mendable, type Problem } from './problem.ts'
import { fileShownFor } from './publicFiles.ts'
import { safeUrl } from './safeUrl.ts'
import { plainLetters } from './slugOf.ts'

/** Says of links and paths without their form what they can mean on this site, now that its addresses and files are known. */
export const settledLinks = (
  problems: readonly Problem[],
  addresses: Addresses,
  world: World,
): readonly Problem[] => problems.map(problem => settled(problem, addresses, world))

function settled(problem: Problem, addresses: Addresses, world: World): Problem {
  const { unformed, repair: _, ...rest } = problem
  if (!unformed) return problem
  const { kind, value, place } = unformed
  const writing = (right: string | undefined) =>
    right === undefined ? undefined : place.map(edit => ({ ...edit, content: JSON.stringify(right) }))
  if (kind !== 'link') {
    const written = ownPlaceOf(value, addresses.own)?.path ?? value
    const { cure, path } = pathAdvice(written, kind, problem, world) ?? {}
    return cure ? mendable({ ...rest, cure }, writing(path)) : problem
  }
  const surroundings = { own: undefined, addresses, world }
  const own = ownPlaceOf(value, addresses.own)
  if (own) {
    const { code, message, cure, value: right } = ownSiteAdvice(value, own, surroundings)
    return mendable({ ...rest, code, message, cure }, writing(right))
  }
  const likeliest = corrections(value, 'link').find(({ word }) => safeUrl.test(word))
  if (!likeliest) return { ...problem, cure: spacedAdvice(value, addresses, world) ?? problem.cure }
  if (!likeliest.word.startsWith('/')) return problem
  const meant = meantPath(likeliest.word, surroundings)
  const { address } = partsOf(likeliest.word)
  if (!meant) return isFileAddress(address) ? { ...rest, ...missingFileAdvice(address, world) } : problem
  const isSure = likeliest.isSure && meant.isSure
  return mendable(
    { ...rest, cure: `Did you mean "${meant.word}"?` },
    isSure ? writing(meant.word) : undefined,
  )
}

/** What may be meant by words, or by an address with blanks in it. */
function spacedAdvice(value: string, addresses: Addresses, world: World): string | undefined {
  const path = corrections(value, 'link').find(({ word }) => word.startsWith('/'))?.word
  if (path === undefined) return undefined
  if (isFileAddress(path)) return fileMeant(path, isOf.image(path) ? 'image' : 'document', world)?.cure
  const page = nearestPage(path.split('/').map(plainLetters).join('/'), addresses)
  return page && `Did you mean "${page}"?`
}

/** @param told what its letters alone say */
function pathAdvice(value: string, kind: FileKind, told: Problem, world: World): MeantFile | undefined {
  const likely = corrections(value, kind)
  // What lies on another site has no name here.
  if (likely.length === 0) return undefined
  const there = likely.find(
    ({ word }) => isOf[kind](word) && !isUnwritable(word, kind) && fileShownFor(word, world.files),
  )
  if (there) return { cure: `Did you mean "${there.word}"?`, path: there.isSure ? there.word : undefined }
  const meant = fileMeant(value, kind, world)
  const right = likely.find(({ word }) => told.cure.includes(`"${word}"`))
  if (meant || !right) return meant
  const folder = right.word.slice(0, right.word.lastIndexOf('/'))
  return {
    cure: `Put the file into "public${folder}", and write "${right.word}".`,
    path: right.isSure ? right.word : undefined,
  }
}
