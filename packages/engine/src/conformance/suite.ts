import type { Game, GameTypes } from '../game/game.ts'
import { flawsOfNewMatch } from '../game/load-rules.ts'
import { checkShape } from '../input/schema.ts'
import { samePlain } from '../plain/plain.ts'
import { schemasAreBounded } from './bounded-schemas.ts'
import { type Check, type ConformanceOptions, chosenScenarios, ensure, fail, type Loaded } from './check.ts'
import { endsAreSteps } from './ends.ts'
import { fromSeeds } from './from-seeds.ts'
import {
  askingChangesNothing,
  forecastsAddUp,
  listedIsAllowed,
  playEnds,
  unlistedIsRefused,
} from './legality.ts'
import { namesDeclared } from './names-declared.ts'
import { newsIsComplete, newsKeepsPlans } from './news.ts'
import { nothingCarriesOver } from './nothing-carries-over.ts'
import { optionValuesCheck } from './option-values.ts'
import { randomPositionsCheck } from './random-positions.ts'
import { replayEqualsPlay, resumingChangesNothing, undoIsExact } from './records.ts'
import { scopedDrawsStayWithin } from './scoped-draws.ts'
import { secretsDrawNoDice } from './secret-dice.ts'
import { imaginedFits, learningIsFinal, refusalsKeepSecrets, viewsAnswer } from './secrets.ts'
import { simultaneousIsSecret } from './simultaneous.ts'
import {
  copiesAreIndependent,
  sameDiceSameResult,
  sameSeedSameMatch,
  setupEventsArePlain,
  statesArePlain,
} from './states.ts'
import { tablesStay } from './tables-stay.ts'
import { turnsFollow } from './turns.ts'
import { undoKeepsPlans } from './undo-plans.ts'

/** Positions far from play for each scenario. */
const POSITIONS = 40

/** Options that are tried out at least: those matches are short. */
const LEAST_OPTIONS = 10

/**
 * What every game must do, as checks for a test runner. Each plays random matches from random seeds and, when
 * it fails, names the seed:
 *
 *     for (const check of conformance(hexapawn)) test(check.name, check.run)
 */
export function conformance<T extends GameTypes>(game: Game<T>, asked: ConformanceOptions = {}): Check[] {
  const {
    matches = 20,
    scenarios = game.scenarios.map(({ id }) => id),
    keptOptions = {},
    everyMoment = false,
  } = asked
  const checks: Check[] = [
    { name: 'options of every scenario fit their schema and have no flaws', run: () => optionsFit(game) },
    schemasAreBounded(game),
  ]
  for (const scenario of chosenScenarios(game, scenarios)) {
    const { id, options } = scenario
    const loaded: Loaded<T> = { game, scenario: id, options, rules: game.load(options), everyMoment }
    const each = (name: string, holds: (loaded: Loaded<T>, seed: number) => void) =>
      checks.push(fromSeeds(`${id}: ${name}`, matches, seed => holds(loaded, seed)))
    each('random play ends within the limit', playEnds)
    each('what legal lists, check allows', listedIsAllowed)
    each('what legal does not list, check refuses', unlistedIsRefused)
    each('asking changes nothing', askingChangesNothing)
    each('states are plain, sound and survive JSON', statesArePlain)
    each('events of the set-up are plain data', setupEventsArePlain)
    each('copies and views are independent', copiesAreIndependent)
    each('the same dice give the same result', sameDiceSameResult)
    each('the same seed gives the same match', sameSeedSameMatch)
    each('a replay equals the play', replayEqualsPlay)
    each('a saved match goes on unchanged', resumingChangesNothing)
    each('undo and redo are exact', undoIsExact)
    each('views answer for their seats', viewsAnswer)
    each('what is imagined fits the view', imaginedFits)
    each('simultaneous choices are secret', simultaneousIsSecret)
    each('what reveals something cannot be undone', learningIsFinal)
    each('what others cannot notice draws no dice', secretsDrawNoDice)
    each('refusals keep secrets', refusalsKeepSecrets)
    each('forecasts add up to 1', forecastsAddUp)
    each('draws of a scope stay within it', scopedDrawsStayWithin)
    each('turns follow one another', turnsFollow)
    each('playing leaves the tables as they are', tablesStay)
    each('nothing carries over from one call to the next', nothingCarriesOver)
    each('a match can end by what no rule makes', endsAreSteps)
    each('news is numbered without gaps', newsIsComplete)
    each('news does not count secret plans', newsKeepsPlans)
    each('undo does not count secret plans, and is not stopped by them', undoKeepsPlans)
    checks.push(namesDeclared(loaded, matches))
    // A game without `flaws` of positions does not say which of them are sound.
    if (loaded.rules.flaws) checks.push(randomPositionsCheck(loaded, everyMoment ? 5 * POSITIONS : POSITIONS))
    checks.push(optionValuesCheck(game, scenario, Math.max(matches, LEAST_OPTIONS), keptOptions))
  }
  return checks
}

function optionsFit<T extends GameTypes>(game: Game<T>): void {
  ensure(/^[a-z][a-z0-9-]*$/.test(game.id), () => `the id ${game.id} is not lower-case with dashes`)
  const ids = game.scenarios.map(({ id }) => id)
  ensure(new Set(ids).size === ids.length, () => `two scenarios have the same id: ${ids.join(', ')}`)
  for (const { id, options } of game.scenarios) {
    const checked = checkShape(game.options, options)
    if (!checked.ok) fail(`scenario ${id}: ${checked.flaws[0]?.path} ${checked.flaws[0]?.message}`)
    ensure(samePlain(checked.value, options), () => `scenario ${id}: the schema changes the options`)
    const [flaw] = game.flaws?.(options) ?? []
    if (flaw) fail(`scenario ${id} has a flaw: ${flaw.path} ${flaw.message}`)
    const [refused] = flawsOfNewMatch(game, options)
    if (refused) fail(`scenario ${id} is refused for a new match: ${refused.path} ${refused.message}`)
  }
}
