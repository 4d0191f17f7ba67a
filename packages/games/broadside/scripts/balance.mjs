// Measures the balance of the built game: voyages to their ends, and duels of the player's ship against every enemy.
//
//   npx tsc -b packages/games/broadside
//   node packages/games/broadside/scripts/balance.mjs voyages --count 1000 --captain careful --fight cautious --level usual
//   node packages/games/broadside/scripts/balance.mjs duels --count 1000 --fight cautious --enemy cautious
//
// Prints tables in Markdown. The same --seed (`balance` if not said) gives the same numbers.
import { parseArgs } from 'node:util'
import { bots, broadside, captains, voyage } from '@sextant/broadside'
import { FULL_BUDGET, SeededDice } from '@sextant/engine'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '1000' },
    captain: { type: 'string', default: 'careful' },
    fight: { type: 'string', default: 'cautious' },
    enemy: { type: 'string', default: '' },
    level: { type: 'string', default: 'usual' },
    seed: { type: 'string', default: 'balance' },
  },
})
const count = Number(values.count)
const models = new Map()
const scenario = byId(voyage.scenarios, values.level, 'level')
const { options } = scenario
const own = byId(bots, values.fight, 'bot')
const enemy = byId(bots, values.enemy || options.programs.enemy, 'bot')

switch (positionals[0]) {
  case 'voyages':
    simulateVoyages()
    break
  case 'duels':
    simulateDuels()
    break
  default:
    console.error('Say what to measure: voyages or duels.')
    process.exitCode = 2
}

function simulateVoyages() {
  const rules = voyage.load(options)
  const captain = byId(captains, values.captain, 'captain').join(rules, 0)
  const ends = new Map()
  const fights = new Map()
  const scores = []
  const days = []
  for (let number = 0; number < count; number++) {
    const dice = SeededDice.from(`${values.seed}/${number}/dice`)
    const choosing = SeededDice.from(`${values.seed}/${number}/mind`)
    const state = rules.setup(dice, silent)
    let outcome
    while (!outcome) {
      const battle = rules.battle(state)
      if (battle) {
        const { enemy: met } = state.passage
        const taken = state.prizes.length
        const { end, events, result } = fight(battle.options, dice, choosing)
        rules.settle(state, { outcome: result, state: end, events, seat: battle.seat }, dice, silent)
        note(fights, met, end.ended, state.prizes.length > taken)
      } else rules.apply(state, 0, captain.choose(rules.view(state, 0), choosing, FULL_BUDGET), dice, silent)
      outcome = rules.outcome(state)
    }
    ends.set(outcome.reason, (ends.get(outcome.reason) ?? 0) + 1)
    if (outcome.scores[0] === 1) {
      scores.push(outcome.values.score)
      days.push(outcome.values.days)
    }
  }
  const arrived = ends.get('reached-port') ?? 0
  const [low, high] = interval(arrived, count)
  const met = [...fights.values()].reduce((sum, { all }) => sum + all, 0)
  console.log(
    `Level ${scenario.id}, ${values.captain} captain, fights by ${own.id} against ${enemy.id}, ${count} voyages`,
  )
  console.log(`(seed ${values.seed}): ${percent(arrived, count)} finish (95 %: ${low}–${high} %), `)
  console.log(
    `${percent(ends.get('sunk') ?? 0, count)} are sunk, ${percent(ends.get('days-spent') ?? 0, count)} run out of days;`,
  )
  console.log(
    `${(met / count).toFixed(1)} fights a voyage; finished voyages: median ${median(days)} days, ${median(scores)} points.\n`,
  )
  printFights(fights)
}

/** The ship as it leaves the home port, against each enemy as it comes. */
function simulateDuels() {
  const fights = new Map()
  const { ship, enemies } = options.duel
  const ruleset = { ...options.duel.ruleset, ...(options.numbers.chase && { chase: options.numbers.chase }) }
  for (const kind of Object.keys(options.enemies))
    for (let number = 0; number < count; number++) {
      const dice = SeededDice.from(`${values.seed}/${kind}/${number}/dice`)
      const choosing = SeededDice.from(`${values.seed}/${kind}/${number}/mind`)
      const sides = [{ ...ship, escape: options.numbers.escape }, enemies[kind]]
      const { end } = fight({ ruleset, sides }, dice, choosing)
      note(fights, kind, end.ended, end.ended.reason === 'crew-lost' && end.ended.seat === 1)
    }
  console.log(
    `The ${ship.kind} of level ${scenario.id}, fought by ${own.id} against ${enemy.id}, ${count} duels each\n(seed ${values.seed}):\n`,
  )
  printFights(fights)
}

function fight(battle, dice, choosing) {
  const rules = broadside.load(battle)
  const players = [own, enemy].map((bot, seat) => bot.join(rules, seat, modelOf(bot, rules)))
  const events = []
  const end = rules.setup(dice, event => events.push(event))
  let result = rules.outcome(end)
  while (!result) {
    const [seat] = rules.toAct(end)
    const action = players[seat].choose(rules.view(end, seat), choosing, FULL_BUDGET)
    rules.apply(end, seat, action, dice, event => events.push(event))
    result = rules.outcome(end)
  }
  return { end, events, result }
}

/** A bot's model for these rules, trained once for all of its fights. */
function modelOf({ training }, rules) {
  if (!training) return undefined
  const key = training.key(rules)
  if (!models.has(key)) models.set(key, training.train(rules, silent))
  return models.get(key)
}

function note(fights, kind, { reason, seat }, taken) {
  const counts = fights.get(kind) ?? { all: 0, won: 0, taken: 0, fled: 0, lost: 0, sunk: 0 }
  fights.set(kind, counts)
  counts.all++
  if (taken) counts.taken++
  if (reason === 'fled') counts[seat === 0 ? 'fled' : 'lost']++
  else if (reason === 'lost-sight') counts.lost++
  else counts[seat === 0 ? 'sunk' : 'won']++
}

function printFights(fights) {
  console.log('| enemy | fights | won | crew broken or taken | fled | enemy got away or broken off | sunk |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const [kind, { all, won, taken, fled, lost, sunk }] of [...fights].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const shares = [won, taken, fled, lost, sunk].map(part => percent(part, all))
    console.log(`| ${[kind, all, ...shares].join(' | ')} |`)
  }
}

/** Wilson's interval at 95 %, in percent. */
function interval(hits, all) {
  const z = 1.96
  const part = hits / all
  const middle = part + (z * z) / (2 * all)
  const reach = z * Math.sqrt((part * (1 - part)) / all + (z * z) / (4 * all * all))
  return [middle - reach, middle + reach].map(end => ((100 * end) / (1 + (z * z) / all)).toFixed(1))
}

function median(numbers) {
  return numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? '–'
}

function percent(part, all) {
  return `${((100 * part) / all).toFixed(1)} %`
}

function byId(list, id, what) {
  const found = list.find(each => each.id === id)
  if (found) return found
  console.error(`There is no ${what} ${id}; there are ${list.map(each => each.id).join(', ')}.`)
  process.exit(2)
}

function silent() {}
