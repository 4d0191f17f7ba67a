// Measures the admiral of the built game.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/admiral.mjs time
//   node packages/games/broadside/scripts/admiral.mjs duels --count 100 --against greedy
//   node packages/games/broadside/scripts/admiral.mjs calibrate --count 2000 --playouts 20
//
// Prints tables in Markdown. --scenario says which duel, all of them if it is left out; the same --seed (`admiral` if not
// said) gives the same numbers.
import { parseArgs } from 'node:util'
import { admiral, bots, broadside } from '@sextant/broadside'
import { SeededDice } from '@sextant/engine'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
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
    calibrate()
    break
  default:
    console.error('Say what to measure: time, duels or calibrate.')
    process.exitCode = 2
}

/** Solving: seconds of one core, size of what is kept, time to sit down with it and to decide. */
function measureTime() {
  table('| duel | solved in, s | kept, MB | sits down in, s | a decision, ms | slowest, ms |')
  table('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const { id, options } of scenarios) {
    const rules = broadside.load(options)
    const solving = stopwatch()
    const book = admiral.study.learn(rules, () => undefined)
    const solved = solving()
    const sitting = stopwatch()
    const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
    const sat = sitting()
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
          const action = line[seat].choose(state)
          const took = thinking()
          // The first games warm the program up.
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
      solved.toFixed(1),
      (book.length / 1e6).toFixed(1),
      sat.toFixed(1),
      ((1000 * spent) / decisions).toFixed(1),
      (1000 * slowest).toFixed(0),
    ]
    table(`| ${id} | ${cells.join(' | ')} |`)
  }
}

/** The admiral against another program, from both seats: half of the duels each. */
function measureDuels() {
  const other = bots.find(({ id }) => id === values.against)
  if (!other) throw new RangeError(`There is no program ${values.against}`)
  table(
    `| duel | as player: score of ${count / 2} | as game: score of ${count / 2} | both: score of ${count} | broken off |`,
  )
  table('| --- | ---: | ---: | ---: | ---: |')
  for (const { id, options } of scenarios) {
    const rules = broadside.load(options)
    const book = admiral.study.learn(rules, () => undefined)
    const scores = [0, 0]
    let brokenOff = 0
    for (let game = 0; game < count; game++) {
      const own = game % 2
      const line = [0, 1].map(seat =>
        seat === own ? admiral.sit(rules, seat, book) : other.sit(rules, seat),
      )
      const seed = `${values.seed} ${id} ${Math.floor(game / 2)}`
      const choosing = SeededDice.from(`${seed}/choices`)
      const outcome = play(rules, begin(rules, seed), SeededDice.from(`${seed}/dice`), (state, seat) =>
        line[seat].choose(state, choosing),
      )
      scores[own] += outcome.scores[own]
      if (outcome.reason === 'lost-sight') brokenOff++
    }
    table(`| ${id} | ${scores[0]} | ${scores[1]} | ${scores[0] + scores[1]} | ${brokenOff} |`)
  }
}

/**
 * Positions from duels between two admirals, each then played out so many times by two admirals with other dice. What
 * the side to act was told its best choice is worth, against what it got.
 */
function calibrate() {
  const playouts = Number(values.playouts)
  const found = []
  const perDuel = Math.ceil(count / scenarios.length)
  for (const { id, options } of scenarios) {
    const rules = broadside.load(options)
    const book = admiral.study.learn(rules, () => undefined)
    const line = [admiral.sit(rules, 0, book), admiral.sit(rules, 1, book)]
    const picking = SeededDice.from(`${values.seed} ${id} picking`)
    const mine = []
    for (let game = 0; mine.length < perDuel; game++) {
      const seed = `${values.seed} ${id} ${game}`
      const positions = []
      play(rules, begin(rules, seed), SeededDice.from(`${seed}/dice`), (state, seat) => {
        positions.push({ state: rules.copy(state), seat })
        return line[seat].choose(state)
      })
      // A few from each duel, so that long ones do not outweigh the others.
      for (const { state, seat } of picking.shuffle(positions).slice(0, PER_GAME)) {
        if (mine.length === perDuel) break
        const claim = line[seat].advise(state).choices[0].chance
        const results = []
        for (let again = 0; again < playouts; again++) {
          const dice = SeededDice.from(`${seed} ${mine.length} ${again}`)
          results.push(play(rules, rules.copy(state), dice, (now, who) => line[who].choose(now)).scores[seat])
        }
        mine.push({ id, claim, mean: mean(results), noise: noiseOf(results) })
      }
    }
    found.push(...mine)
    console.error(
      `${id}: ${mine.length} positions, claimed ${percent(mean(mine.map(p => p.claim)))}, came ${percent(mean(mine.map(p => p.mean)))}`,
    )
  }
  table(`| claimed | positions | mean claim | mean result of ${playouts} each | difference |`)
  table('| --- | ---: | ---: | ---: | ---: |')
  let error = 0
  for (let bin = 0; bin < 10; bin++) {
    const some = found.filter(({ claim }) => Math.min(9, Math.floor(10 * claim)) === bin)
    if (some.length === 0) continue
    const claimed = mean(some.map(({ claim }) => claim))
    const came = mean(some.map(p => p.mean))
    error += (some.length / found.length) * Math.abs(claimed - came)
    table(
      `| ${10 * bin} to ${10 * bin + 10} % | ${some.length} | ${percent(claimed)} | ${percent(came)} | ${percent(came - claimed)} |`,
    )
  }
  table('')
  table(`Mean absolute difference by tenths of the claim, weighted: ${percent(error)}`)
  const raw = mean(found.map(({ claim, mean: came }) => Math.abs(claim - came)))
  table(
    `Mean absolute difference of single positions, noise of ${playouts} playouts included: ${percent(raw)}`,
  )
  if (playouts > 1) {
    const square = mean(found.map(({ claim, mean: came, noise }) => (claim - came) ** 2 - noise))
    table(
      `Root of the mean squared error of single positions, that noise taken off: ${percent(Math.sqrt(Math.max(0, square)))}`,
    )
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
