import { setImmediate } from 'node:timers'
import { afterAll, vi } from 'vitest'

// For files of tests that follow each other in one worker, with the same modules.

// React's scheduler keeps what it finds when it is first loaded. The function of the first document of a worker would end with it,
// and nothing would be rendered in the files after.
globalThis.setImmediate = setImmediate

// Vitest takes stubs back when the next test begins, which may be after what that one's file has prepared for all of its tests.
afterAll(() => void vi.unstubAllGlobals())
