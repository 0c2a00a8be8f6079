import type { Problem } from './problem.ts'

/** A problem within a part of a document. `path` leads on from that part. */
export type Finding = Pick<Problem, 'code' | 'path' | 'message' | 'cure'>
