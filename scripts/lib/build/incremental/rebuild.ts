import { kindOf } from '../../../../schema/read/parse.ts'
import { DocumentStore } from '../../content/DocumentStore.ts'
import { changesOf, pathBelow } from '../../content/stamps.ts'
import type { BuildOptions, BuildResult } from '../BuildOptions.ts'
import type { BuildRecord, Inputs } from '../record/BuildRecord.ts'

/**
 * Incremental build: writes the pages that show what has changed since the last build, and no others. The result equals that
 * of a whole build to the byte.
 * @param isEdited whether somebody has changed the published folder, found meanwhile
 * @returns nothing when only a whole build can tell or write the result; reports no warnings
 */
export async function rebuild(
  options: BuildOptions & { today: string },
  record: BuildRecord,
  inputs: Inputs,
  isEdited: () => Promise<boolean>,
): Promise<BuildResult | undefined> {
  const pages = changesOf(options.pages, record.pages, inputs.pages)
  const files = changesOf(options.public, record.public, inputs.public)
  if ([pages, files].every(({ saved, removed }) => saved.size + removed.size === 0))
    return (await isEdited())
      ? undefined
      : { problems: [], sources: sourcesOf(options, inputs), pages: record.written, rendered: 0 }
  if (pages.saved.has('_site.json') || pages.removed.has('_site.json')) return undefined
  const { applyChanges } = await import('./applyChanges.ts')
  return applyChanges(options, record, inputs, { pages, public: files }, isEdited)
}

/** All documents of the site, as the last build has validated them. */
function sourcesOf(options: BuildOptions, { pages }: Inputs): DocumentStore {
  const documents = new DocumentStore(options.pages, true)
  const stamps = [...pages].map(([path, stamp]) => [pathBelow(options.pages, path), stamp] as const)
  for (const [file, stamp] of stamps.filter(([file]) => kindOf(file)).sort()) documents.remember(file, stamp)
  return documents
}
