import type { Seat } from '../game/game.ts'
import type { Flaw } from '../input/schema.ts'
import type { LogEntry } from './log.ts'

/** Who plays, as the record says. */
export interface Handed {
  readonly seats: readonly { readonly player: string }[]
}

/** What a log says that cannot have been, or that its record says otherwise; answers are known to be those of offers before them. */
export function contradictionsIn(log: readonly LogEntry[], { seats }: Handed): Flaw[] {
  return [
    ...log.flatMap((entry, index) => inEntry(log, entry, index, seats.length)),
    ...afterTheEnd(log, seats.length),
    ...wrongHands(log, seats),
  ]
}

function inEntry(log: readonly LogEntry[], entry: LogEntry, index: number, seats: number): Flaw[] {
  const [seat, place] = 'seat' in entry ? [entry.seat, 'seat'] : [seatOfEnd(entry), 'end/seat']
  if (seat !== undefined && seat >= seats)
    return [{ path: `/log/${index}/${place}`, message: `there is no seat ${seat}` }]
  if ('said' in entry && entry.said && entry.said.cursor > index)
    return [
      {
        path: `/log/${index}/said/cursor`,
        message: `says that ${entry.said.cursor} entries were known; there are ${index} before it`,
      },
    ]
  if (entry.kind === 'answer' && entry.accepted && offererOf(log, entry.to) === entry.seat)
    return [{ path: `/log/${index}/seat`, message: `accepts what seat ${entry.seat} itself has offered` }]
  return []
}

function seatOfEnd(entry: LogEntry): Seat | undefined {
  return entry.kind === 'end' && 'seat' in entry.end ? entry.end.seat : undefined
}

function offererOf(log: readonly LogEntry[], number: number): Seat | undefined {
  const offer = log[number - 1]
  return offer?.kind === 'offer' ? offer.seat : undefined
}

/** After an end nothing follows; after an end that all have agreed on, that end. */
function afterTheEnd(log: readonly LogEntry[], seats: number): Flaw[] {
  const over = log.findIndex(({ kind }) => kind === 'end')
  if (over >= 0 && over < log.length - 1)
    return [{ path: `/log/${over}`, message: 'ends the match, but more entries follow' }]
  const agreed = agreedEnd(log, seats)
  if (!agreed) return []
  const next = log[agreed.index + 1]
  if (!next || (next.kind === 'end' && next.end.kind === agreed.end)) return []
  return [
    {
      path: `/log/${agreed.index}`,
      message: `is the last yes to ${agreed.end === 'draw-agreed' ? 'a draw' : 'calling the match off'}, but the entry after it is no such end`,
    },
  ]
}

/** Where the last of the others accepted to end the match. */
function agreedEnd(log: readonly LogEntry[], seats: number) {
  const accepted = new Map<number, Set<Seat>>()
  for (const [index, entry] of log.entries()) {
    if (entry.kind !== 'answer' || !entry.accepted) continue
    const offer = log[entry.to - 1]
    if (offer?.kind !== 'offer' || offer.offer === 'undo') continue
    const those = accepted.get(entry.to) ?? new Set<Seat>()
    accepted.set(entry.to, those.add(entry.seat))
    if (those.size === seats - 1)
      return { index, end: offer.offer === 'draw' ? ('draw-agreed' as const) : ('called-off' as const) }
  }
  return undefined
}

/** Who was given a seat last must be who plays it now. */
function wrongHands(log: readonly LogEntry[], seats: Handed['seats']): Flaw[] {
  const last = new Map<Seat, { readonly index: number; readonly player: string }>()
  for (const [index, entry] of log.entries())
    if (entry.kind === 'handed-over') last.set(entry.seat, { index, player: entry.player })
  return [...last].flatMap(([seat, { index, player }]) => {
    const now = seats[seat]?.player
    if (now === undefined || now === player) return []
    return [
      {
        path: `/log/${index}/player`,
        message: `gives seat ${seat} to ${player}; the record says that ${now} plays it`,
      },
    ]
  })
}
