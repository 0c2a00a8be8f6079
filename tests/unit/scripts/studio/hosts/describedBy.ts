import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv/dist/jtd.js'
import { projectRoot } from '../../../../../scripts/lib/root.ts'

/** Says what is wrong with the body of a call, or with its answer. */
export type Described = (call: string, part: 'body' | 'answer', value: unknown) => string | undefined

/**
 * What a forge has published of its interface: of each call that hosts make, the parts that they send and read (as JSON Type
 * Definitions, RFC 8927). What is not among them is refused.
 * @param name of a file in `tests/fixtures/openapi`
 */
export function describedBy(name: string): Described {
  const file = join(projectRoot, 'tests/fixtures/openapi', `${name}.json`)
  const { definitions, calls, undescribed = {} } = JSON.parse(readFileSync(file, 'utf8'))
  const ajv = new Ajv()
  const checkOf = (call: string, part: string) => {
    const schema = calls[call]?.[part]
    return schema && ajv.compile({ ...schema, definitions })
  }
  const checks = new Map<string, ReturnType<typeof checkOf>>()
  return (call, part, value) => {
    const key = `${part} of ${call}`
    if (!(call in calls) && !(call in undescribed)) return `${call} is not described`
    if (!checks.has(key)) checks.set(key, checkOf(call, part))
    const check = checks.get(key)
    return !check || check(value) ? undefined : `${key}: ${ajv.errorsText(check.errors)}`
  }
}
