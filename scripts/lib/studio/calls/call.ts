import { z } from 'zod'
import type { Studio } from '../Studio.ts'

/** A call that the page of the studio can make: what it sends, as zod checks it, and what is done with it. */
export interface Call<I extends z.ZodType, O> {
  input: I
  run(studio: Studio, input: z.infer<I>): Promise<O>
}

export const call = <I extends z.ZodType, O>(
  input: I,
  run: (studio: Studio, input: z.infer<I>) => Promise<O>,
): Call<I, O> => ({ input, run })

/** The input of a call that needs none. */
export const nothing = z.strictObject({})

/** The name of a document's file below the folder of pages. Studio refuses names that are no document's. */
export const file = z.string().max(300)
