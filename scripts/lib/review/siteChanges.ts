import { fieldLabel } from '../../../schema/model/fieldLabel.ts'
import { isObject } from '../../../schema/model/isObject.ts'
import { declaredAt } from '../../../schema/model/schemaPaths.ts'
import { schemas } from '../../../schema/read/parse.ts'
import { type Change, changeOf } from './Change.ts'
import { capitalised, type Difference, differences, wordsOf } from './differences.ts'
import type { Snapshot } from './snapshot.ts'

/** Describes what changes in what all pages share. */
export function siteChanges({ site: before }: Snapshot, { site: after }: Snapshot): Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap(key => {
    const [was, is] = [before[key], after[key]]
    const schema = declaredAt(schemas.site, [key], after)
    const label = fieldLabel(schema)
    const part = label ?? wordsOf(key)
    return siteDifferences(was, is, schema, label, part).map(difference =>
      changeOf({ about: 'The whole site', part }, difference),
    )
  })
}

function siteDifferences(
  was: unknown,
  is: unknown,
  schema: ReturnType<typeof declaredAt>,
  label: string | undefined,
  name: string,
): Difference[] {
  // What is in a group without a name, such as a telephone number, has a name of its own.
  if (label === undefined && isObject(was) && isObject(is))
    return differences(was, is, schema).map(({ words, ...rest }) => ({ words: capitalised(words), ...rest }))
  if (typeof was === 'object' && typeof is === 'object')
    return differences(was, is, schema).map(({ words, ...rest }) => ({
      words: `${capitalised(name)}: ${words}`,
      ...rest,
    }))
  return differences(was, is, schema, `Every page: ${name}`)
}
