import type { Effect, Text } from '@sextant/scene'
import type { Event, Swam } from '../events.ts'
import { TEAMS } from '../schema-names.ts'
import type { Tables } from '../tables.ts'
import { revealedArrows } from './arrows.ts'
import { LEVELS, SHADES } from './scene.ts'
import { teamText, text } from './words.ts'

/** What is seen and heard of an event. Each part of a turn is a chapter; what happens at the same time is shown together. */
export function effectsOf(tables: Tables, event: Event): Effect[] {
  const tile = (name: string) => tables.tileOf.get(name) ?? -1
  switch (event.type) {
    case 'turn-began':
      return [
        chapter(text('chapter.plans')),
        { kind: 'arrows', arrows: revealedArrows(tables, event.places, event.plans) },
      ]
    case 'changed-planes':
      return [
        chapter(text('chapter.planes')),
        sound('splash'),
        together(
          event.changes.map(({ unit, to, at, blocked }) =>
            blocked
              ? { kind: 'float', float: { at: tile(at), text: '×', tone: 'bad' } }
              : { kind: 'level', piece: unit, level: LEVELS[to], shade: SHADES[to] },
          ),
        ),
      ]
    case 'flicked':
      return [
        chapter(text('chapter.flick')),
        sound(event.shot ? 'shot' : 'flick'),
        { kind: 'move', piece: 'puck', path: event.path.map(tile) },
      ]
    case 'steal-tried': {
      const from = tile(event.at)
      const to = tile(event.victimAt)
      const tried: Effect[] = [
        chapter(text('chapter.steal')),
        sound('steal'),
        { kind: 'strike', from, to, style: 'lash', ...(!event.won && { missed: true }) },
      ]
      return event.won ? [...tried, { kind: 'move', piece: 'puck', path: [to, from] }] : tried
    }
    case 'curled':
      return [
        chapter(text('chapter.curls')),
        together(event.turns.map(({ unit, facing }) => ({ kind: 'turn', piece: unit, facing }))),
      ]
    case 'swam':
      return strokeEffects(event, tile)
    case 'picked-up': {
      const path = event.from === event.at ? [] : [tile(event.from), tile(event.at)]
      return [
        chapter(text('chapter.pickup')),
        sound('pickup'),
        ...(path.length > 0 ? [{ kind: 'move', piece: 'puck', path } as const] : []),
      ]
    }
    case 'goal': {
      const [blue, red] = event.score
      return [
        chapter(text('chapter.goal')),
        sound('goal'),
        {
          kind: 'celebration',
          text: text('banner.goal', { team: teamText(event.team), blue, red }),
          side: TEAMS.indexOf(event.team),
        },
      ]
    }
    case 'breathed':
      return [chapter(text('chapter.breath'))]
    case 'forced-up': {
      const { unit, from, to } = event
      return [
        sound('gasp'),
        { kind: 'level', piece: unit, level: LEVELS.surface, shade: SHADES.surface },
        ...(from === to ? [] : [{ kind: 'move', piece: unit, path: [tile(from), tile(to)] } as const]),
      ]
    }
    case 'kickoff':
      return [chapter(text('chapter.kickoff')), sound('whistle')]
    case 'won': {
      // The words of the deciding goal are still across the view.
      if (event.reason === 'goals') return [sound('victory')]
      return [sound('victory'), { kind: 'banner', text: text('banner.won', { team: teamText(event.team) }) }]
    }
    case 'drawn':
      return [{ kind: 'banner', text: text('banner.drawn') }]
    case 'planned':
    case 'committed':
    case 'puck-lost':
      return []
  }
}

function strokeEffects(
  { stroke, moves, stopped, draws, puck }: Swam,
  tile: (name: string) => number,
): Effect[] {
  return [
    chapter(text('chapter.stroke', { stroke })),
    sound('swim'),
    together([
      ...moves.flatMap(({ unit, from, to, facing }): Effect[] => [
        { kind: 'turn', piece: unit, facing },
        { kind: 'move', piece: unit, path: [tile(from), tile(to)] },
      ]),
      ...stopped.map(({ unit, facing }): Effect => ({ kind: 'turn', piece: unit, facing })),
      ...(puck ? [{ kind: 'move', piece: 'puck', path: [tile(puck.from), tile(puck.to)] } as const] : []),
      ...draws.map(
        ({ at }): Effect => ({ kind: 'float', float: { at: tile(at), text: '!', tone: 'neutral' } }),
      ),
    ]),
  ]
}

function chapter(name: Text): Effect {
  return { kind: 'chapter', name }
}

function sound(name: string): Effect {
  return { kind: 'sound', sound: name }
}

function together(effects: readonly Effect[]): Effect {
  return { kind: 'together', effects }
}
