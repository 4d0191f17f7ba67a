import type { Text } from '@sextant/scene'
import type { Event, Flicked, Goal, PlaneChange, Swam } from '../events.ts'
import type { Tables } from '../tables.ts'
import { planText } from './plan-words.ts'
import { listText, placeNamed, reasonText, sentences, tagText, teamText, text } from './words.ts'

/** What happened, in a sentence; nothing for what the log leaves out. */
export function tellEvent(tables: Tables, event: Event): Text | undefined {
  switch (event.type) {
    case 'planned':
      return event.plan === null
        ? text('event.released', { unit: tagText(event.unit) })
        : text('event.planned', {
            unit: tagText(event.unit),
            plan: planText(tables, tables.tileOf.get(event.at) ?? 0, event.plan),
          })
    case 'turn-began':
      return text('event.turn-began', { turn: event.turn })
    case 'changed-planes':
      return tellPlanes(event.changes)
    case 'puck-lost':
      return text('event.puck-lost', { unit: tagText(event.unit), at: placeNamed(tables, event.at) })
    case 'flicked':
      return tellFlick(tables, event)
    case 'steal-tried': {
      const values = { unit: tagText(event.unit), other: tagText(event.victim) }
      return text(event.won ? 'event.stole' : 'event.steal-failed', values)
    }
    case 'swam':
      return tellDraws(tables, event)
    case 'picked-up':
      return text('event.picked-up', { unit: tagText(event.unit), at: placeNamed(tables, event.at) })
    case 'goal':
      return tellGoal(event)
    case 'forced-up':
      return text('event.forced-up', { unit: tagText(event.unit), at: placeNamed(tables, event.to) })
    case 'kickoff': {
      const [blue, red] = event.score
      return text('event.kickoff', { blue, red })
    }
    case 'won': {
      const [blue, red] = event.score
      return text('event.won', { team: teamText(event.team), blue, red, reason: reasonText(event.reason) })
    }
    case 'drawn': {
      const [blue, red] = event.score
      return text('event.drawn', { blue, red, reason: reasonText(event.reason) })
    }
    case 'committed':
    case 'curled':
    case 'breathed':
      return undefined
  }
}

function tellPlanes(changes: readonly PlaneChange[]): Text {
  const named = (wanted: (change: PlaneChange) => boolean) =>
    changes.filter(wanted).map(({ unit }) => tagText(unit))
  const down = named(({ to, blocked }) => to === 'bottom' && !blocked)
  const up = named(({ to, blocked }) => to === 'surface' && !blocked)
  if (down.length > 0 && up.length > 0)
    return text('event.dived-surfaced', { units: listText(down), others: listText(up) })
  if (down.length > 0) return text('event.dived', { units: listText(down) })
  if (up.length > 0) return text('event.surfaced', { units: listText(up) })
  return text('event.plane-blocked', { units: listText(named(() => true)) })
}

/** Who won a draw and swam on: a winner may still be stopped by a ring that another draw has broken. */
function tellDraws(tables: Tables, { draws, moves }: Swam): Text | undefined {
  const told = draws
    .filter(({ winner }) => moves.some(({ unit }) => unit === winner))
    .map(({ at, winner, pushed }) =>
      pushed
        ? text('event.pushed', {
            winner: tagText(winner),
            at: placeNamed(tables, at),
            other: tagText(pushed),
          })
        : text('event.drawn-tile', { winner: tagText(winner), at: placeNamed(tables, at) }),
    )
  return told.length > 0 ? sentences(told) : undefined
}

function tellFlick(tables: Tables, { unit, team, caught, caughtBy, shot, path }: Flicked): Text {
  if (caught) {
    const values = { unit: tagText(unit), other: tagText(caught) }
    return text(caughtBy === team ? 'event.passed' : 'event.intercepted', values)
  }
  if (shot) return text('event.shot', { unit: tagText(unit) })
  return text('event.flicked', { unit: tagText(unit), at: placeNamed(tables, path.at(-1) ?? '') })
}

function tellGoal({ team, by, own, how, score: [blue, red] }: Goal): Text {
  const values = { team: teamText(team), blue, red }
  if (by === null) return text('event.goal', values)
  return text(own ? 'event.goal-own' : `event.goal-${how}`, { ...values, unit: tagText(by) })
}
