import { z } from 'zod'
import { anchor } from '../fields.ts'

/**
 * Declares a section type.
 * @param type the value of the section's `type` field, in camelCase
 * @param description what the section shows, for an author
 * @param shape its fields beside `type` and the optional anchor `id`
 */
export const defineSection = <const T extends string, S extends z.core.$ZodLooseShape>(
  type: T,
  description: string,
  shape: S,
) =>
  z
    .strictObject({ type: z.literal(type), id: anchor().optional(), ...shape })
    .meta({ title: type, description })
