import { mapFields } from '../schema/fieldWalk.ts'
import { schemas } from '../schema/parse.ts'

/** Ends elements, attributes, comments, scripts and, in old browsers, lines of code; then brings elements of its own. */
const CANARY = `canary"'>--></title></style></script><script>alert(1)</script><img src=x onerror=alert(1)>]]>\u2028\u2029&lt;b&gt;`

/** A document with a canary behind each of its words. @param onChange called for each of them */
export const withCanary = (kind: keyof typeof schemas, value: object, onChange?: () => void): unknown =>
  mapFields(schemas[kind], value, field => {
    if (field.kind !== 'text') return field.value
    onChange?.()
    return field.value + CANARY
  })
