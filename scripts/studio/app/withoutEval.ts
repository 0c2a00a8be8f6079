import { z } from 'zod'

// zod compiles schemas when they are made, which the policy of the studio (script-src 'self') forbids: this is imported first.
z.config({ jitless: true })
