import { mapFields } from '../schema/model/mapFields.ts'
import { schemas } from '../schema/read/parse.ts'

/**
 * An injection attempt: it closes elements, attributes, comments, scripts and (in old browsers) lines of code, and then adds
 * elements. To pass validation and still work in browsers, it has slashes instead of spaces and no semicolons.
 */
export const CANARY = `canary"'>--></title></style/x></script/x><script/x>alert(1)</script/x><img/src=x onerror=alert(1)>]]>\u2028\u2029&ltb&gt`

/** Appends a canary to every text of a document. @param onChange called for each text */
export const withCanary = (kind: keyof typeof schemas, value: object, onChange?: () => void): unknown =>
  mapFields(schemas[kind], value, field => {
    if (field.kind !== 'text') return field.value
    onChange?.()
    return field.value + CANARY
  })
