/** A bot host in a process of its own, for the tests of child processes. */
import { type Bot, randomBot } from '@sextant/engine'
import type { Hexapawn } from '@sextant/hexapawn'
import { serveStdio } from '../src/child-process.ts'
import { botHost } from '../src/index.ts'
import { boxWith } from './hexapawn-bots.ts'

/** Ends its process, or writes where only the protocol may, when it is asked. */
function troublemaker(id: string, choose: () => never | Promise<never>): Bot<Hexapawn> {
  return { ...randomBot<Hexapawn>(), id, join: () => ({ choose }) }
}

const bots = [
  troublemaker('quits', () => process.exit(3)),
  troublemaker('hangs', () => new Promise(() => {})),
  troublemaker('prints', () => {
    process.stdout.write('thinking …\n')
    return new Promise(() => {})
  }),
]

await serveStdio(botHost(boxWith(...bots), () => performance.now()))
