import { setImmediate } from 'node:timers'
import { afterAll, vi } from 'vitest'

// For files of tests that follow each other in one worker, with the same modules.

// React's scheduler keeps what it finds when it is first loaded. The function of the first document of a worker would end with it,
// and nothing would be rendered in the files after.
globalThis.setImmediate = setImmediate

// React's development build, whose warnings tests look for, notes for the first 10,000 elements of each second where they were
// created, for its own tools. That is half of the time of a render.
Reflect.deleteProperty(console, 'createTask')
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = Object(
  await import('react'),
)
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set() {},
  configurable: true,
})

// Vitest takes stubs back when the next test begins, which may be after what that one's file has prepared for all of its tests.
afterAll(() => void vi.unstubAllGlobals())
