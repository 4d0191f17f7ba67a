import { fileURLToPath } from 'node:url'
import { testTargets } from './run-targets.ts'
import { targets } from './targets.ts'

testTargets(await targets(), fileURLToPath(new URL('corpus', import.meta.url)))
