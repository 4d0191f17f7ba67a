// Measures the admiral of the built game.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/admiral.mjs time
//   node packages/games/broadside/scripts/admiral.mjs duels --count 100 --against greedy [--bot cautious]
//   node packages/games/broadside/scripts/admiral.mjs calibrate --count 2080 --playouts 12
//
// Prints tables in Markdown. --scenario says which duel, all of them if it is left out; the same --seed (`admiral` if not
// said) gives the same numbers.
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { admiral, bots, broadside } from '@sextant/broadside'
import { FULL_BUDGET, SeededDice } from '@sextant/engine'
import { contextOf } from '../dist/battle/bot/admiral/context.js'
import { countersOf } from '../dist/battle/bot/admiral/counters.js'
import { effectsOf } from '../dist/battle/bot/admiral/effects.js'
import { rateActions } from '../dist/battle/bot/admiral/search.js'
import { evaluationOf } from '../dist/battle/bot/admiral/training.js'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    bot: { type: 'string', default: 'admiral' },
    against: { type: 'string', default: 'greedy' },
    playouts: { type: 'string', default: '20' },
    scenario: { type: 'string', default: '' },
    seed: { type: 'string', default: 'admiral' },
  },
})
const count = Number(values.count)
/** Positions that are taken from one duel. */
const PER_GAME = 10
const scenarios = broadside.scenarios.filter(({ id }) => values.scenario === '' || id === values.scenario)

switch (positionals[0]) {
  case 'time':
    measureTime()
    break
  case 'duels':
    measureDuels()
    break
  case 'calibrate':
    await calibrate()
    break
  case 'positions':
    writePositions()
    break
  default:
    console.error('Say what to measure: time, duels or calibrate.')
    process.exitCode = 2
}

/** Training: seconds of one core, size of the model, time to join a match with it and to decide. */
function measureTime() {
  table('| duel | trained in, s | model, kB | joins in, s | a decision, ms | slowest, ms |')
  table('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const { id, options } of scenarios) {
    const rules = broadside.load(options)
    const training = stopwatch()
    const model = admiral.training.train(rules, () => undefined)
    const trained = training()
    const joining = stopwatch()
    const players = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
    const joined = joining()
    let decisions = 0
    let spent = 0
    let slowest = 0
    for (let game = 0; game < 12; game++) {
      play(
        rules,
        begin(rules, `${values.seed} ${game}`),
        SeededDice.from(`${values.seed} ${game}`),
        (state, seat) => {
          const thinking = stopwatch()
          const action = players[seat].choose(state, undefined, FULL_BUDGET)
          const took = thinking()
          // The first games warm the process up.
          if (game >= 2) {
            decisions++
            spent += took
            slowest = Math.max(slowest, took)
          }
          return action
        },
      )
    }
    const cells = [
      trained.toFixed(1),
      (model.length / 1e3).toFixed(0),
      joined.toFixed(1),
      ((1000 * spent) / decisions).toFixed(1),
      (1000 * slowest).toFixed(0),
    ]
    table(`| ${id} | ${cells.join(' | ')} |`)
  }
}

/** A bot against another, from both seats: half of the duels each. Draws are told, and left out of the last column. */
function measureDuels() {
  const [bot, other] = [values.bot, values.against].map(id => {
    const found = bots.find(one => one.id === id)
    if (!found) throw new RangeError(`There is no bot ${id}`)
    return found
  })
  table(`| duel | ${bot.id} against ${other.id}: won | drawn | lost | score of 100 | wins of 100 |`)
  table('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const { id, options } of scenarios) {
    const rules = broadside.load(options)
    const model = bot.training?.train(rules, () => undefined)
    const [won, drawn, lost] = [0, 1, 2].map(() => ({ count: 0 }))
    for (let game = 0; game < count; game++) {
      const own = game % 2
      const players = [0, 1].map(seat =>
        seat === own ? bot.join(rules, seat, model) : other.join(rules, seat),
      )
      const seed = `${values.seed} ${id} ${Math.floor(game / 2)}`
      const choosing = SeededDice.from(`${seed}/choices`)
      const { scores } = play(rules, begin(rules, seed), SeededDice.from(`${seed}/dice`), (state, seat) =>
        players[seat].choose(state, choosing, FULL_BUDGET),
      )
      const tally = scores[own] === 0.5 ? drawn : scores[own] > 0.5 ? won : lost
      tally.count++
    }
    const score = (won.count + drawn.count / 2) / count
    const wins = won.count / (won.count + lost.count)
    const cells = [won.count, drawn.count, lost.count, percent(score), percent(wins)]
    table(`| ${id} | ${cells.join(' | ')} |`)
  }
}

/**
 * Positions from duels between two admirals, each then played out several times by two admirals with other dice. What
 * the admiral says its best choice is worth, against what it got. A process for each duel, one for each core.
 */
async function calibrate() {
  const perDuel = Math.ceil(count / scenarios.length)
  const waiting = [...scenarios]
  const found = []
  const work = async () => {
    for (let scenario = waiting.shift(); scenario; scenario = waiting.shift()) {
      const mine = await positionsInOwnProcess(scenario.id, perDuel)
      found.push(...mine)
      console.error(`${scenario.id}: ${mine.length} positions. ${summary(mine)}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  table(`| claimed | positions | mean claim | won of ${values.playouts} each | luck left out | difference |`)
  table('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const { bin, some } of tenths(found)) {
    const cells = [
      some.length,
      percent(mean(some.map(({ claim }) => claim))),
      percent(mean(some.map(({ result }) => result))),
      percent(mean(some.map(({ fair }) => fair))),
      percent(mean(some.map(({ fair, claim }) => fair - claim))),
    ]
    table(`| ${10 * bin} to ${10 * bin + 10} % | ${cells.join(' | ')} |`)
  }
  table('')
  table('| duel | positions | a position | tenths | noise |')
  table('| --- | ---: | ---: | ---: | ---: |')
  for (const { id } of scenarios)
    tableOfErrors(
      id,
      found.filter(position => position.id === id),
    )
  tableOfErrors('all', found)
}

/** Mean absolute errors in points: of single positions, noise of the playouts included, and of tenths of the claim. */
function errorsOf(found) {
  const single = mean(found.map(({ claim, fair }) => Math.abs(claim - fair)))
  const tenth = tenths(found).reduce(
    (sum, { some }) =>
      sum + (some.length / found.length) * Math.abs(mean(some.map(({ fair, claim }) => fair - claim))),
    0,
  )
  const noise = Math.sqrt(mean(found.map(position => position.noise)))
  return [single, tenth, noise].map(percent)
}

function tableOfErrors(id, found) {
  table(`| ${id} | ${found.length} | ${errorsOf(found).join(' | ')} |`)
}

function summary(found) {
  const [single, tenth, noise] = errorsOf(found)
  return `Mean absolute error ${single} points a position (noise ${noise}), ${tenth} over tenths.`
}

function tenths(found) {
  const bins = Array.from({ length: 10 }, (_, bin) => ({
    bin,
    some: found.filter(({ claim }) => Math.min(9, Math.floor(10 * claim)) === bin),
  }))
  return bins.filter(({ some }) => some.length > 0)
}

async function positionsInOwnProcess(id, perDuel) {
  const { playouts, seed } = values
  const said = ['--count', String(perDuel), '--playouts', playouts, '--seed', seed, '--scenario', id]
  const script = fileURLToPath(import.meta.url)
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'positions', ...said], {
    maxBuffer: 1e9,
  })
  return JSON.parse(stdout)
}

/** The positions of one duel, as JSON. */
function writePositions() {
  const playouts = Number(values.playouts)
  const [{ id, options }] = scenarios
  const rules = broadside.load(options)
  const model = admiral.training.train(rules, () => undefined)
  const players = [admiral.join(rules, 0, model), admiral.join(rules, 1, model)]
  const fairPlay = fairPlayOf(rules, model, players)
  const picking = SeededDice.from(`${values.seed} ${id} picking`)
  const found = []
  for (let game = 0; found.length < count; game++) {
    const seed = `${values.seed} ${id} ${game}`
    const positions = []
    play(rules, begin(rules, seed), SeededDice.from(`${seed}/dice`), (state, seat) => {
      positions.push({ state: rules.copy(state), seat })
      return players[seat].choose(state, undefined, FULL_BUDGET)
    })
    // A few from each duel, so that long ones do not outweigh the others.
    for (const { state, seat } of picking.shuffle(positions).slice(0, PER_GAME)) {
      if (found.length === count) break
      const claim = players[seat].advise(state, undefined, FULL_BUDGET).choices[0].chance
      const results = []
      const fairs = []
      for (let again = 0; again < playouts; again++) {
        const { score, fair } = fairPlay(rules.copy(state), `${seed} ${found.length} ${again}`)
        results.push(seat === 0 ? score : 1 - score)
        fairs.push(seat === 0 ? fair : 1 - fair)
      }
      found.push({ id, claim, result: mean(results), fair: mean(fairs), noise: noiseOf(fairs) })
    }
  }
  process.stdout.write(JSON.stringify(found))
}

/**
 * Plays a position out with two admirals: the score of seat 0, and the same with luck left out. Luck is the value of the
 * position at the end of a turn, less what was expected at its beginning; its mean is zero even where values are wrong,
 * so that leaving it out changes no mean, but makes the results vary far less.
 */
function fairPlayOf({ tables, ...rules }, model, players) {
  const effects = effectsOf(tables)
  const evaluation = evaluationOf(tables, effects, model)
  const expectedOf = (state, action) => {
    const rated = rateActions(tables, effects, evaluation, state, FULL_BUDGET)
    const { chance } = rated.find(one => one.action.type === action.type)
    return rules.toAct(state)[0] === 0 ? chance : 1 - chance
  }
  const seatValue = (state, seat) => {
    const [own, other] = [state.sides[seat], state.sides[1 - seat]]
    const remains = { hull: own.hull, crew: own.crew ?? 1, counters: countersOf(own) }
    const value = evaluation
      .leaves(contextOf(state), seat, state.turn, remains, countersOf(other))
      .at(other.hull, other.crew ?? 1)
    return seat === 0 ? value : 1 - value
  }
  return (state, seed) => {
    const dice = SeededDice.from(seed)
    let luck = 0
    let expected
    for (;;) {
      const [seat] = rules.toAct(state)
      const action = players[seat].choose(state, undefined, FULL_BUDGET)
      expected ??= expectedOf(state, action)
      rules.apply(state, seat, action, dice, () => undefined)
      const outcome = rules.outcome(state)
      if (outcome) return { score: outcome.scores[0], fair: expected - luck }
      if (rules.toAct(state)[0] === seat) continue
      luck += seatValue(state, seat) - expected
      expected = undefined
    }
  }
}

/** The variance that the mean of some results has by chance. */
function noiseOf(results) {
  const middle = mean(results)
  return (
    results.reduce((sum, result) => sum + (result - middle) ** 2, 0) / (results.length - 1) / results.length
  )
}

function begin(rules, seed) {
  return rules.setup(SeededDice.from(`${seed}/start`), () => undefined)
}

function play(rules, state, dice, choose) {
  for (;;) {
    const outcome = rules.outcome(state)
    if (outcome) return outcome
    const [seat] = rules.toAct(state)
    rules.apply(state, seat, choose(state, seat), dice, () => undefined)
  }
}

/** Seconds of processor time, so that what else the machine does is not counted. */
function stopwatch() {
  const start = process.cpuUsage()
  return () => process.cpuUsage(start).user / 1e6
}

function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function percent(share) {
  return (100 * share).toFixed(1)
}

function table(line) {
  console.log(line)
}
