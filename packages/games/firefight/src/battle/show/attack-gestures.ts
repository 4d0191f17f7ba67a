import { at } from '@sextant/engine'
import type { Gesture, Hint, PickGesture } from '@sextant/scene'
import type { ActionOf } from '../actions.ts'
import { dangersAt, exposedTo, threatsOf } from './exposure.ts'
import type { Field } from './field.ts'
import { focusOf } from './focus.ts'
import { bestShots, type Shot, type Shots, shotOf } from './shots.ts'
import { listed, percentOf, placeOf, tenths, text, unitName, weaponName } from './words.ts'

/**
 * An attack: the unit and its target. Where several weapons reach it, each is a button once the target is chosen, with its
 * odds.
 */
export function attackGesture(
  { tables, ids }: Field,
  shots: Shots,
  { unit, weapon, target }: ActionOf<'attack'>,
): Gesture {
  const { wounds, destroyed, aim } = shotOf(shots, { unit, weapon, target, watch: false })
  const values = {
    weapon: weaponName(aim.weapon.name),
    target: unitName(tables, target),
    wounds: tenths(wounds),
    destroyed: percentOf(destroyed),
  }
  const picks: PickGesture['picks'] = [{ piece: at(ids, unit) }, { piece: at(ids, target) }]
  if (bestShots(shots, unit, target).length > 1)
    return {
      kind: 'press',
      button: `weapon-${weapon}`,
      picks,
      group: text('gesture.weapons-group', { target: unitName(tables, target) }),
      label: text('gesture.weapon', values),
      key: String(weapon + 1),
    }
  return {
    kind: 'pick',
    picks,
    meaning: 'target',
    label: text('gesture.attack', values),
    hint: attackHint(values, wounds),
    ...aboutFocus(tables, shots, unit, target),
  }
}

/** What it would do together with others that could attack the same target now. */
function aboutFocus(
  tables: Field['tables'],
  shots: Shots,
  unit: number,
  target: number,
): Pick<PickGesture, 'about'> {
  const focus = focusOf(shots, at(tables.units, unit).seat).find(one => one.target === target)
  const others = focus?.shots.filter(shot => shot.unit !== unit) ?? []
  if (!focus || others.length === 0) return {}
  return {
    about: text('about.focus', {
      units: listed(others.map(shot => unitName(tables, shot.unit))),
      wounds: tenths(focus.wounds),
      destroyed: percentOf(focus.destroyed),
    }),
  }
}

/** Short, for it stands on every target at once; in words on the one that is pointed at. */
function attackHint(
  values: { readonly wounds: number; readonly destroyed: number | string },
  wounds: number,
): Hint {
  const { wounds: mean, destroyed } = values
  return {
    text: text(destroyed !== 0 ? 'hint.attack-destroys' : 'hint.attack', { wounds: mean, destroyed }),
    full: text('headline.attack', { wounds: mean, destroyed }),
    tone: wounds >= 1 ? 'good' : 'neutral',
  }
}

/** Where several weapons reach a target, the best of them: the target is chosen twice. */
export function bestAttackGesture(
  { tables, ids }: Field,
  { unit, wounds, destroyed, aim }: Shot,
  target: number,
): PickGesture {
  const values = {
    weapon: weaponName(aim.weapon.name),
    target: unitName(tables, target),
    wounds: tenths(wounds),
    destroyed: percentOf(destroyed),
  }
  const enemy = { piece: at(ids, target) }
  return {
    kind: 'pick',
    picks: [{ piece: at(ids, unit) }, enemy, enemy],
    meaning: 'target',
    label: text('gesture.attack', values),
    hint: attackHint(values, wounds),
  }
}

/** A move to a hex and the attack from there, and what enemies could do to the unit where it ends. */
export function chargeGesture(
  { tables, ids }: Field,
  shots: Shots,
  unit: number,
  target: number,
  path: readonly number[],
  shot: Shot,
): PickGesture {
  const dangers = dangersAt(shots, unit, path.at(-1) ?? -1)
  const values = {
    cell: placeOf(tables, path.at(-1) ?? -1),
    weapon: weaponName(shot.aim.weapon.name),
    target: unitName(tables, target),
    wounds: tenths(shot.wounds),
    destroyed: percentOf(shot.destroyed),
  }
  return {
    kind: 'pick',
    picks: [{ piece: at(ids, unit) }, { piece: at(ids, target) }],
    meaning: 'target',
    label: text('gesture.charge', values),
    way: path,
    hint: attackHint(values, shot.wounds),
    ghost: { piece: at(ids, unit), at: path.at(-1) ?? -1 },
    ...(dangers.length > 0 && {
      about: exposedTo(tables, dangers),
      preview: threatsOf(shots.state, dangers),
    }),
  }
}
