import type { PressGesture, Text } from '@sextant/scene'
import type { Action, ActionId } from '../actions.ts'
import type { Cast } from '../harm/chances.ts'
import { isPower } from '../harm/powers.ts'
import { distanceClosed } from '../rules/chase.ts'
import { harmOf } from '../rules/harm.ts'
import type { PlainRoll } from '../schema.ts'
import type { State } from '../state.ts'
import { combatantOf, sideOf, type Tables } from '../tables.ts'
import type { TextKey } from '../texts/en.ts'
import { powerAbout } from './powers.ts'
import { signed, text } from './words.ts'

/** The Actions Menu as buttons: Attack, Maneuver, Use Item. */
export function gestureOf(tables: Tables, state: State, seat: number, { type }: Action): PressGesture {
  const { group, key, icon } = BUTTONS[type]
  return {
    kind: 'press',
    button: type,
    group: text(group),
    label: text(`action.${type}`),
    key,
    icon: type === 'switch-ammo' ? (sideOf(state, seat).AT === 1 ? 'grape' : 'ball') : icon,
    about: aboutOf(tables, state, seat, type),
  }
}

/** The menu lists everything that a combatant can do at all, with the reason where it is not enabled. */
export function offersTo({ repertoires }: Tables, seat: number): readonly Action[] {
  return seat === 0 ? repertoires[0] : repertoires[1]
}

interface Button {
  readonly group: TextKey
  readonly key: string
  readonly icon: string
}

const attack = (key: string, icon: string): Button => ({ group: 'group.attack', key, icon })
const maneuver = (key: string, icon: string): Button => ({ group: 'group.maneuver', key, icon })
const item = (key: string, icon: string): Button => ({ group: 'group.item', key, icon })

const BUTTONS: Readonly<Record<ActionId, Button>> = {
  cannon: attack('1', 'cannon'),
  rifle: attack('2', 'rifle'),
  board: attack('3', 'board'),
  close: maneuver('4', 'close'),
  gain: maneuver('5', 'gain'),
  brace: maneuver('6', 'brace'),
  shoring: item('7', 'shoring'),
  dressing: item('8', 'dressing'),
  'switch-ammo': item('9', 'ball'),
  sweep: attack('s', 'sweep'),
  grip: attack('g', 'grip'),
  lunge: attack('l', 'lunge'),
  bite: attack('b', 'bite'),
  wail: attack('w', 'wail'),
  dive: maneuver('d', 'dive'),
  slip: maneuver('p', 'slip'),
  drift: maneuver('o', 'slip'),
}

function aboutOf(tables: Tables, state: State, seat: number, type: ActionId): Text {
  const own = sideOf(state, seat)
  const { hullMax, crewMax = 0 } = combatantOf(tables, seat)
  const { items, brace, distance, attacks } = tables.ruleset
  const from = state.D
  switch (type) {
    case 'cannon':
      return own.AT === 1
        ? text('about.ball', { ...harmText(tables, state, seat, type), left: own.A1 })
        : text('about.grape', { ...harmText(tables, state, seat, type), left: own.A2 })
    case 'rifle':
      return text('about.rifle', { ...harmText(tables, state, seat, type), left: own.A3 })
    case 'board':
      return text('about.board', { faces: own.crew ?? 1, own: plainRollText(attacks.board.attacker) })
    case 'close':
      return text('about.close', { from, to: Math.max(0, distanceClosed(tables, state, seat)) })
    case 'gain':
      return from + 1 >= distance.farthest
        ? text('about.flee', { to: from + 1 })
        : text('about.gain', { from, to: from + 1 })
    case 'brace':
      return text('about.brace', { brace })
    case 'shoring':
      return text('about.shoring', { roll: plainRollText(items.shoring), most: hullMax, left: own.IS })
    case 'dressing':
      return text('about.dressing', { roll: plainRollText(items.dressing), most: crewMax, left: own.ID })
    case 'switch-ammo':
      return own.AT === 1
        ? text('about.load-grape', { left: own.A2 })
        : text('about.load-ball', { left: own.A1 })
    case 'drift':
      return text('about.drift')
    default:
      return isPower(type)
        ? powerAbout(tables, state, seat, type, harmText(tables, state, seat, type))
        : text('about.drift')
  }
}

/** What is rolled against hull and crew, with what the distance and a brace take off. */
function harmText(tables: Tables, state: State, seat: number, type: ActionId): { hull: Text; crew: Text } {
  const harm = harmOf(tables, state, seat, type)
  return { hull: castText(harm?.hull), crew: castText(harm?.crew) }
}

function castText(cast: Cast | undefined): Text {
  if (!cast) return text('none')
  const { count, faces, bonus, distance, brace } = cast
  return text('roll', { count, faces, modifier: signed(bonus + distance + brace) })
}

function plainRollText({ count, faces, bonus }: PlainRoll): Text {
  return text('roll', { count, faces, modifier: signed(bonus) })
}
