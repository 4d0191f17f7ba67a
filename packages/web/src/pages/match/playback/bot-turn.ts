import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { PERSON, REMOTE, type Session } from '@sextant/session'
import { pace } from '../../../settings/settings.ts'

/** What bots do while a person waits for their own turn. */
export interface BotTurn {
  readonly underWay: ReadonlySignal<boolean>
  /** How fast the board plays now: quicker while one waits, at once while a turn is skipped. */
  readonly speed: ReadonlySignal<number>
  /** Shows only where it leads: all that bots do until a person is asked again. */
  skip(): void
}

/** A person watches what they have done themselves with other eyes than a whole turn of another. */
const QUICKER = 1.6

export function createBotTurn(
  session: Pick<Session, 'snapshot' | 'players' | 'watched' | 'playback'>,
): BotTurn {
  const skipped = signal(false)
  const underWay = computed(() => {
    const { toAct, viewer } = session.snapshot.value
    if (viewer === 'spectator' || session.watched.value || toAct.length === 0) return false
    return toAct.every(seat => ![PERSON, REMOTE].includes(session.players.value[seat] ?? PERSON))
  })
  underWay.subscribe(on => {
    if (!on) skipped.value = false
  })
  return {
    underWay,
    speed: computed(() => {
      if (!underWay.value) return pace.value
      return skipped.value ? 0 : pace.value * QUICKER
    }),
    skip() {
      skipped.value = true
      session.playback.skip()
    },
  }
}
