import { setImmediate } from 'node:timers'

// React's scheduler keeps what it finds when it is first loaded. The function of the first document of a worker would end with it,
// and nothing would be rendered in the files after.
globalThis.setImmediate = setImmediate
