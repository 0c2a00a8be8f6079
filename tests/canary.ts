import { mapFields } from '../schema/fieldWalk.ts'
import { schemas } from '../schema/parse.ts'

/**
 * Ends elements, attributes, comments, scripts and, in old browsers, lines of code; then brings elements of its own. It is
 * written as validation lets it pass and browsers understand it all the same: with a slash for a space, and without semicolons.
 */
const CANARY = `canary"'>--></title></style/x></script/x><script/x>alert(1)</script/x><img/src=x onerror=alert(1)>]]>\u2028\u2029&ltb&gt`

/** A document with a canary behind each of its words. @param onChange called for each of them */
export const withCanary = (kind: keyof typeof schemas, value: object, onChange?: () => void): unknown =>
  mapFields(schemas[kind], value, field => {
    if (field.kind !== 'text') return field.value
    onChange?.()
    return field.value + CANARY
  })
