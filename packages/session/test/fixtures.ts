import { type BotClient, botClient, localChannel, memoryModels, trainingsIn } from '@sextant/bots'
import { hexapawnBox } from '@sextant/hexapawn'
import { type Box, flatEffects } from '@sextant/scene'
import { sealedBidsBox } from '@sextant/sealed-bids'
import type { SceneAfter, Session } from '../src/index.ts'
import { isQuiet } from './slow-match.ts'

export const boxes = { hexapawn: hexapawnBox, 'sealed-bids': sealedBidsBox }

/** Bots that think on this thread. */
export function localBots(box: Box): BotClient {
  const channel = () =>
    localChannel(
      async () => box,
      () => 0,
    )
  return botClient(channel(), trainingsIn(memoryModels(), channel()))
}

/** Bots by what they answer; what is left out never does. */
export function botsThat(answers: Partial<BotClient>): BotClient {
  return { choose: forever, advise: forever, stop() {}, ...answers }
}

function forever(): Promise<never> {
  return new Promise(() => {})
}

/** Bots that never come to a decision. */
export const silentBots = botsThat({})

/** Long enough for what happens without waiting for anybody. */
export async function aMoment(): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, 5))
  if (isQuiet()) return
  await until(isQuiet)
  await aMoment()
}

export async function until(happened: () => boolean): Promise<void> {
  for (let wait = 0; wait < 10_000; wait++) {
    if (happened()) return
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  throw new Error('it does not happen')
}

/** Until nothing goes on by itself: a person is asked, a turn waits to be asked for, or it is over. */
export async function settled(session: Session): Promise<void> {
  await aMoment()
  await until(() => {
    const { actor, outcome } = session.snapshot.value
    const asked = [actor, outcome, session.curtain.value, session.handOver.value].some(
      one => one !== undefined,
    )
    const playing = session.pending.value || session.busy.value || session.playback.timeline.value?.playing
    return !playing && (asked || session.waiting.value)
  })
}

/** Presses a button. */
export async function press(session: Session, button: string): Promise<void> {
  const { choices } = session.snapshot.value
  const choice = choices.find(({ gesture }) => gesture.kind === 'press' && gesture.button === button)
  if (!choice) throw new Error(`there is no button ${button}`)
  session.take(choice.number)
  await aMoment()
}

/** What a renderer knows of its effects, as far as these tests need it: pieces that move. */
export const sceneAfterMoves: SceneAfter = (scene, effect) => {
  const places = new Map(
    flatEffects([effect]).flatMap(each => (each.kind === 'move' ? [[each.piece, each.path.at(-1)]] : [])),
  )
  return { ...scene, pieces: scene.pieces.map(piece => ({ ...piece, at: places.get(piece.id) ?? piece.at })) }
}
