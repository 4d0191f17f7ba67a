import { createHash } from 'node:crypto'
import { type Lesson, openSchool, type School, type Shelf } from '@sextant/lab'
import type { Io } from './io.ts'
import { type Gauge, gaugeOn } from './progress.ts'

export const CACHE_OPTION = {
  'no-cache': {
    type: 'boolean',
    about: 'neither use nor keep what programs have learnt; see the README',
  },
} as const

/** A lesson that is over sooner is not worth a word. */
const QUIET_MS = 1000

/** Where the programs of a command learn: said on the error stream when it takes long, and kept on disk. */
export function schoolOn(io: Io, values: { readonly 'no-cache'?: boolean }): School {
  let gauge: Gauge | undefined
  return openSchool({
    ...(!values['no-cache'] && { shelf: shelfOn(io) }),
    onLearning({ game, bot }, part) {
      gauge ??= gaugeOn(io, QUIET_MS)
      if (part < 1) return gauge.show(part, () => `${bot} learns ${game}: ${Math.floor(part * 100)} %`)
      gauge.clear()
      gauge = undefined
    },
  })
}

/** What was learnt, in a file of its own behind its SHA-256: one that was damaged is learnt anew. */
function shelfOn(io: Io): Shelf {
  let told = false
  return {
    async read(lesson) {
      const file = await io.cache.read(nameOf(lesson))
      if (!file || file.length < SUM) return undefined
      const learnt = file.subarray(SUM)
      return sumOf(learnt).equals(file.subarray(0, SUM)) ? learnt : undefined
    },
    async write(lesson, learnt) {
      try {
        await io.cache.write(nameOf(lesson), Buffer.concat([sumOf(learnt), learnt]))
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        if (!told) io.err(`what ${lesson.bot} has learnt cannot be kept: ${why}\n`)
        told = true
      }
    },
  }
}

/** Bytes of a SHA-256. */
const SUM = 32

function nameOf({ game, bot, key }: Lesson): string {
  return `${game}-${bot}-${sumOf(Buffer.from(key)).toString('hex')}.bin`
}

function sumOf(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest()
}
