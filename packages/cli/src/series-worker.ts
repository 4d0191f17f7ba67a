import { parentPort, workerData } from 'node:worker_threads'
import { loadRules } from '@sextant/engine'
import { type GameRange, openSeries, type SeriesGame } from '@sextant/lab'
import { gameArgument } from './game-argument.ts'
import { namedBots } from './named-bots.ts'
import { nodeIo } from './node-io.ts'
import type { SeriesTask } from './series-thread.ts'
import { trainingsOn } from './trainings.ts'

/** The inside of a thread that plays games of a series. */
const task: SeriesTask = workerData
// The command that started the thread speaks for it.
const io = { ...nodeIo(), out: () => undefined, err: () => undefined }
const box = await gameArgument(io, 'simulate', [task.game])
await box.open(async boxed => {
  const { options } = loadRules(boxed.game, task.options, 'the options of the series')
  const bots = namedBots(boxed, task.bots.join(','), 'simulate')
  const trainings = trainingsOn(io, { 'no-cache': task.noCache })
  const series = await openSeries(boxed, { options, bots, seed: task.seed, trainings })
  parentPort?.on('message', async ({ first, last }: GameRange) => {
    const played: SeriesGame[] = []
    try {
      for (let number = first; number <= last; number++) played.push(await series.play(number, task.recorded))
    } catch {
      // The command plays the game that is missing again, and says why it fails.
    }
    parentPort?.postMessage(played)
  })
})
