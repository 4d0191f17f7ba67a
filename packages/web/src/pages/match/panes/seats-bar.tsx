import type { Seat } from '@sextant/engine'
import type { Catalogue } from '@sextant/scene'
import { PERSON, REMOTE, type Session } from '@sextant/session'
import { catalogueOf } from '../../../i18n/game-texts.ts'
import { playerName, seatName } from '../../../i18n/seat-name.ts'
import { t } from '../../../i18n/texts.ts'
import { colourOf, SideMark } from '../../../ui/side-mark.tsx'
import { BotFace } from './bot-face.tsx'

/** Who sits where, and whose turn it is; any seat can be given to a person or a bot. */
export function SeatsBar({ session }: { readonly session: Session }) {
  const { scene, toAct } = session.snapshot.value
  const catalogue = catalogueOf(session.info.texts)
  return (
    <ul class="seats" data-seats={session.info.seats.length} aria-label={t('match.seats')}>
      {session.info.seats.map((seat, number) => {
        const side = scene.sides[number]
        const player = session.players.value[number] ?? PERSON
        return (
          <li
            key={seat}
            class="seat"
            aria-current={toAct.includes(number) ? 'true' : undefined}
            style={{ '--side': colourOf(side, session.info.skin) }}
          >
            <span class="seat-mark" data-face={player !== PERSON && session.info.portraits !== undefined}>
              <BotFace info={session.info} player={player} />
              {side && <SideMark side={side} skin={session.info.skin} />}
            </span>
            <span class="seat-name">{seatName(session, number)}</span>
            <SeatPlayer session={session} seat={number} player={player} catalogue={catalogue} />
          </li>
        )
      })}
    </ul>
  )
}

interface SeatPlayerProps {
  readonly session: Session
  readonly seat: Seat
  readonly player: string
  readonly catalogue: Catalogue
}

/** Who plays a seat; a choice where there is one. */
function SeatPlayer({ session, seat, player, catalogue }: SeatPlayerProps) {
  const { bots } = session.info
  const offered = session.seating?.[seat] ?? [PERSON, ...bots.map(({ id }) => id)]
  // You are the only person; of several at one screen nobody is more you than the others.
  const alone = session.players.value.every((other, number) => number === seat || other !== PERSON)
  const name = (id: string) => (id === PERSON && !alone ? t('player.human') : playerName(id, bots, catalogue))
  if (offered.length < 2 || player === REMOTE) return <span class="seat-player">{name(player)}</span>
  return (
    <label class="seat-player">
      <span class="unseen">{t('match.seat.player', { name: seatName(session, seat) })}</span>
      <select value={player} onChange={event => session.assign(seat, event.currentTarget.value)}>
        {offered.map(id => (
          <option key={id} value={id}>
            {name(id)}
          </option>
        ))}
      </select>
    </label>
  )
}
