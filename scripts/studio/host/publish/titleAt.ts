import { isObject } from '../../../../schema/model/isObject.ts'
import type { Repository } from '../../../lib/Repository.ts'

/** The title of a document in a commit, in quotation marks, or the name of a file that has none. @param path from the top of the repository */
export async function titleAt(git: Repository, commit: string, path: string): Promise<string> {
  const { title, name } = fieldsOf((await git.ask(['cat-file', 'blob', `${commit}:${path}`])) ?? '')
  const found = title ?? name
  return typeof found === 'string' ? `“${found}”` : path
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
