import { type BotDecision } from '@sextant/bots'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Answered, Asked, Line } from '../../src/match/line.ts'
import { nearLine } from '../../src/match/near-line.ts'
import { scholarOn } from '../../src/match/scholar.ts'
import { studiesIn } from '../../src/match/studies.ts'
import { thoughts } from '../../src/match/thought.ts'
import { workerLine } from '../../src/match/worker-line.ts'
import { memoryStore } from '../../src/store/memory-store.ts'
import { studied, travellers } from '../campaign/tour.ts'

const load = async () => travellers
const options = { radius: 2 }

function question(program = 'scholar'): BotDecision {
  return travellers.open(({ game }) => {
    const rules = game.load(game.scenarios[0].options)
    const state = rules.setup({} as never, () => {})
    return { game: 'hexapawn', options, program, seat: 0, view: rules.view(state, 0), seed: 'test' }
  })
}

const never = new AbortController().signal
const aMoment = () => new Promise(resolve => setTimeout(resolve, 2))

/** A line whose studies last until they are let go on. */
function slowLine(): {
  line: Line
  asked: string[]
  tell(part: number): void
  finish(): void
  hungUp: number
} {
  const asked: string[] = []
  let [tell, finish] = [(_part: number) => {}, () => {}]
  const made = {
    asked,
    hungUp: 0,
    tell: (part: number) => tell(part),
    finish: () => finish(),
    line: {
      ask(task, onPart = () => {}) {
        asked.push(String(task.question.options))
        tell = onPart
        return new Promise(resolve => {
          finish = () => resolve(Uint8Array.of(asked.length))
        })
      },
      hangUp() {
        made.hungUp++
      },
    } satisfies Line,
  }
  return made
}

const about = (options: string): BotDecision => ({ ...question(), options })

beforeEach(() => {
  studied.times = 0
})

describe('a program that must learn', () => {
  test('learns once, tells how far it is, and then plays by it', async () => {
    const store = memoryStore()
    const scholar = scholarOn(nearLine(load), studiesIn(store, nearLine(load)))
    const parts: number[] = []
    const first = await scholar.choose(question(), part => parts.push(part))
    expect(first).toHaveProperty('from')
    expect(parts).toEqual([0.5])
    await scholar.choose(question())
    // The next time the page is opened it is known already.
    const later = scholarOn(nearLine(load), studiesIn(store, nearLine(load)))
    await later.choose(question())
    expect(studied.times).toBe(1)
  })

  test('gives advice, the best first', async () => {
    const scholar = scholarOn(nearLine(load), studiesIn(memoryStore(), nearLine(load)))
    const advised = await scholar.advise(question())
    const chances = advised.map(({ chance }) => chance)
    expect(chances.length).toBeGreaterThan(1)
    expect(chances).toEqual([...chances].sort((a, b) => b - a))
  })

  test('one that has nothing to learn plays at once, and one that gives no advice says so', async () => {
    const scholar = scholarOn(nearLine(load), studiesIn(memoryStore(), nearLine(load)))
    expect(await scholar.choose(question('random'))).toHaveProperty('from')
    await expect(scholar.advise(question('random'))).rejects.toThrow('gives no advice')
    expect(studied.times).toBe(0)
  })
})

describe('studies', () => {
  test('two who want the same wait for one study', async () => {
    const { line, asked, tell, finish } = slowLine()
    const studies = studiesIn(memoryStore(), line)
    const parts: number[] = []
    const both = [1, 2].map(who => studies.learnt(about('a'), 'key', part => parts.push(who + part), never))
    await aMoment()
    tell(0.5)
    finish()
    expect(await Promise.all(both)).toEqual([Uint8Array.of(1), Uint8Array.of(1)])
    expect(asked).toEqual(['a'])
    expect(parts).toEqual([1.5, 2.5])
  })

  test('another one waits until the first is done', async () => {
    const { line, asked, finish } = slowLine()
    const studies = studiesIn(memoryStore(), line)
    const first = studies.learnt(about('a'), 'one', () => {}, never)
    const second = studies.learnt(about('b'), 'two', () => {}, never)
    await aMoment()
    expect(asked).toEqual(['a'])
    finish()
    await first
    await aMoment()
    expect(asked).toEqual(['a', 'b'])
    finish()
    await second
  })

  test('one that nobody listens to any more makes room for another', async () => {
    const slow = slowLine()
    const studies = studiesIn(memoryStore(), slow.line)
    const stop = new AbortController()
    const first = studies.learnt(about('a'), 'one', () => {}, stop.signal)
    await aMoment()
    stop.abort()
    const second = studies.learnt(about('b'), 'two', () => {}, never)
    await expect(first).rejects.toThrow('given up')
    await aMoment()
    expect(slow.asked).toEqual(['a', 'b'])
    expect(slow.hungUp).toBe(1)
    slow.finish()
    await second
  })

  test('one that was hurried past goes on, and is there the next time', async () => {
    const { line, asked, finish } = slowLine()
    const store = memoryStore()
    const studies = studiesIn(store, line)
    const stop = new AbortController()
    const first = studies.learnt(about('a'), 'one', () => {}, stop.signal)
    await aMoment()
    stop.abort()
    finish()
    await first
    await aMoment()
    expect(await studies.learnt(about('a'), 'one', () => {}, never)).toEqual(Uint8Array.of(1))
    expect(asked).toEqual(['a'])
  })

  test('leaving the page ends the study', async () => {
    const slow = slowLine()
    const studies = studiesIn(memoryStore(), slow.line)
    const first = studies.learnt(about('a'), 'one', () => {}, never)
    await aMoment()
    studies.end()
    await expect(first).rejects.toThrow('given up')
    expect(slow.hungUp).toBe(1)
  })
})

/** A worker that runs on this thread, with messages that are copied as a real one's are. */
class NearWorker {
  onmessage: ((event: { data: Answered }) => void) | null = null
  onerror: ((event: { message: string }) => void) | null = null
  ended = false
  private readonly carryOut = thoughts(load)

  async postMessage(asked: Asked): Promise<void> {
    const { number, task } = structuredClone(asked)
    const tell = (data: Answered) => {
      if (!this.ended) this.onmessage?.({ data: structuredClone(data) })
    }
    try {
      tell({ number, answer: await this.carryOut(task, part => tell({ number, part })) })
    } catch (error) {
      tell({ number, failure: String(error) })
    }
  }

  terminate(): void {
    this.ended = true
  }
}

describe('a line to a worker', () => {
  const workers: NearWorker[] = []
  const start = () => {
    const worker = new NearWorker()
    workers.push(worker)
    return worker as unknown as Worker
  }

  test('carries questions, parts of a study, answers and failures', async () => {
    const line = workerLine(start)
    const parts: number[] = []
    const [key, learnt] = await Promise.all([
      line.ask({ kind: 'key', question: question() }),
      line.ask({ kind: 'learn', question: question() }, part => parts.push(part)),
    ])
    expect(key).toMatch(/^limit/)
    expect(learnt).toEqual(Uint8Array.of(7))
    expect(parts).toEqual([0.5])
    const untaught = line.ask({ kind: 'choose', question: question() })
    await expect(untaught).rejects.toThrow('has learnt nothing')
    const unknown = line.ask({ kind: 'choose', question: question('nobody') })
    await expect(unknown).rejects.toThrow('no program "nobody"')
  })

  test('ends the worker when it is hung up, and starts another when it is asked again', async () => {
    const line = workerLine(start)
    workers.length = 0
    const lost = line.ask({ kind: 'learn', question: question() })
    line.hangUp()
    expect(workers[0]?.ended).toBe(true)
    expect(await line.ask({ kind: 'key', question: question() })).toMatch(/^limit/)
    expect(workers).toHaveLength(2)
    expect(await Promise.race([lost, aMoment().then(() => 'nothing')])).toBe('nothing')
  })

  test('fails with the worker', async () => {
    const line = workerLine(start)
    workers.length = 0
    const asked = line.ask({ kind: 'learn', question: question() })
    workers[0]?.onerror?.({ message: 'out of memory' })
    await expect(asked).rejects.toThrow('out of memory')
  })
})
