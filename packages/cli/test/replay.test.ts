import { hashOfRecord, type MatchRecord, readRecord, stateHash, writeRecord } from '@sextant/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

let pawns: MatchRecord
let bids: MatchRecord

beforeAll(async () => {
  pawns = await played('hexapawn')
  bids = await played('sealed-bids')
})

async function played(game: string): Promise<MatchRecord> {
  const { files } = await type(`simulate ${game} --games 1 --bots random --seed r --save d`)
  return readRecord(files[`d/${game}-1.json`] ?? '', game)
}

/** Runs a command on a record after changing a copy of it. */
function on(line: string, record: MatchRecord, change: (record: MatchRecord) => void = () => {}) {
  const copy = structuredClone(record)
  change(copy)
  return type(line, { files: { 'm.json': writeRecord(copy) } })
}

function stepAt({ steps }: MatchRecord, seq: number) {
  const step = steps[seq - 1]
  if (!step || !('action' in step)) throw new RangeError(`no action at step ${seq}`)
  return step
}

function bidOf(record: MatchRecord): number {
  const { action } = stepAt(record, 1)
  return Number(/\d+/.exec(JSON.stringify(action))?.[0])
}

function otherThan(bid: number): number {
  return bid === 20 ? 19 : bid + 1
}

describe('sextant replay', () => {
  it('tells what happened and shows the last position and the result', async () => {
    const { code, out } = await on('replay m.json', pawns)
    expect(code).toBe(0)
    expect(out).toContain('Hexapawn  White: random, Black: random')
    expect(out).toMatch(/^ +1 {2}White moved from/m)
    expect(out).toMatch(/(White|Black) wins \((across|no moves)\) after \d+ steps\n$/)
    expect(out).toContain('♟')
  })

  it('stops where it is told to', async () => {
    const { out } = await on('replay m.json --step 2', pawns)
    expect(out).toContain(`step 2 of ${pawns.steps.length}`)
    expect(out).not.toMatch(/^ +3 {2}/m)
    const start = await on('replay m.json --step 0', pawns)
    expect(start.out).toContain('White to move')
    expect(start.out).not.toContain('moved')
  })

  it('shows what a seat could see, and everything once the match is over', async () => {
    const seat = stepAt(bids, 1).seat
    const bid = async (as: string) => {
      const { out } = await on(`replay m.json --step 1 --json${as}`, bids)
      return JSON.parse(out).state.bids[seat]
    }
    expect(await bid(' --as spectator')).toBe('sealed')
    expect(await bid(` --as ${bids.seats[1 - seat]?.name}`)).toBe('sealed')
    expect(await bid(` --as ${bids.seats[seat]?.name}`)).toBeTypeOf('number')
    expect(await bid('')).toBeTypeOf('number')
  })

  it('keeps what is hidden in a match that is not over', async () => {
    const { out } = await on('replay m.json --json', bids, record => {
      record.steps.length = 1
      delete record.outcome
    })
    expect(JSON.parse(out).state.bids).toContain('sealed')
  })

  describe('of a match whose secrets the rules of today cannot tell', () => {
    /** The one bid that has been made, as an action or in a state. */
    const secret = () => new RegExp(`"bids?":\\s*(\\[\\s*(null,\\s*)?)?${bidOf(bids)}\\b`)
    const unfinished = (record: MatchRecord) => {
      record.steps.length = 1
      delete record.outcome
    }
    const otherHash = (record: MatchRecord) => {
      unfinished(record)
      stepAt(record, 1).hash = stateHash('another')
    }
    const otherOptions = (record: MatchRecord) => {
      unfinished(record)
      record.options = { radius: 1 }
    }
    const otherState = (record: MatchRecord) => {
      unfinished(record)
      stepAt(record, 1).changes.push([['weather'], 'fair'])
    }
    const otherBid = (record: MatchRecord) => {
      unfinished(record)
      stepAt(record, 1).action = { bid: otherThan(bidOf(record)) }
    }
    const others = () => bids.seats[1 - stepAt(bids, 1).seat]?.name

    it.each([
      ['a hash', otherHash],
      ['options', otherOptions],
      ['a state', otherState],
      ['an action', otherBid],
    ] as const)('shows none of them where %s is not what it was', async (_, change) => {
      // All eyes do see the bid, or this would show nothing.
      const all = await on('replay m.json --step 1 --json', bids)
      expect(all.out).toMatch(secret())
      for (const as of ['', ` --as ${others()}`, ' --as spectator']) {
        const { code, out } = await on(`replay m.json${as}`, bids, change)
        expect(code).toBe(0)
        expect(out).toContain('on, the current rules play it differently')
        expect(out).toContain('cannot be shown: under the current rules')
        expect(out).not.toMatch(/"bids?"/)
        const json = await on(`replay m.json --json${as}`, bids, change)
        expect(json.out).not.toMatch(secret())
        const data = JSON.parse(json.out)
        expect(data.withheld).toContain('cannot be shown: under the current rules')
        expect(data.deviation).toEqual({ step: change === otherOptions ? 0 : 1 })
        expect(data.state === null || data.state.bids.includes('sealed')).toBe(true)
      }
    })

    it('shows as much as the rules of today can tell', async () => {
      const hash = await on('replay m.json', bids, otherHash)
      expect(hash.out).toContain('A hex worth')
      expect(hash.out).not.toContain('this position cannot')
      const options = await on('replay m.json', bids, otherOptions)
      expect(options.out).toContain('this position cannot be shown: under the current rules')
    })
  })

  it('gives the match as data', async () => {
    const data = JSON.parse((await on('replay m.json --json', pawns)).out)
    expect(data).toMatchObject({ game: 'hexapawn', step: pawns.steps.length, outcome: pawns.outcome })
    expect(data.events).toHaveLength(pawns.steps.length + 1)
  })

  it('says when the rules have changed since', async () => {
    const { code, out } = await on('replay m.json', pawns, record => {
      record.rules = 7
    })
    expect(code).toBe(0)
    expect(out).toContain('recorded under version 7 of the rules; the current version is 1')
  })

  it('still shows a match that the rules of today would play differently', async () => {
    const { code, out } = await on('replay m.json', pawns, record => {
      record.rules = 0
      stepAt(record, 3).action = { from: 0, to: 18 }
    })
    expect(code).toBe(0)
    expect(out).toContain('from step 3 on, the current rules play it differently')
    expect(out).toMatch(/^ +2 {2}Black moved/m)
    expect(out).toMatch(/^ +3 {2}white \{ "from": 0, "to": 18 \}/m)
    expect(out).toContain('♟')
  })

  it('shows the state itself where the game of today cannot draw it', async () => {
    const { code, out } = await on('replay m.json --step 0', pawns, record => {
      record.start.state = { soldiers: [1, 2] }
      record.steps = []
    })
    expect(code).toBe(0)
    expect(out).toContain('cannot draw this position')
    expect(out).toContain('{ "soldiers": [1, 2] }')
  })

  it('lets nothing in a record steer the terminal', async () => {
    const { out } = await on('replay m.json', pawns, record => {
      const [seat] = record.seats
      if (seat) seat.player = '\u001b[2Jboo\nboo'
    })
    expect(out).not.toContain('\u001b')
    expect(out).toContain('White: boo boo')
  })

  it.each([
    ['replay', 'which record?'],
    ['replay a.json b.json', 'which record? one at a time'],
    ['replay no.json', 'no.json: cannot be read: there is no such file'],
    ['replay m.json --step 99', '--step must be 0 to '],
    ['replay m.json --step -1', '--step must be 0 to 10 in this record, found "-1"'],
    ['replay m.json --as red', 'there is no seat "red"; choose from: white, black, spectator'],
  ])('%s is wrong usage', async (line, message) => {
    const { code, err } = await on(line, pawns)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })

  it('says where a record is damaged', async () => {
    const whole = writeRecord(pawns)
    const read = (text: string) => type('replay m.json', { files: { 'm.json': text } })
    const cut = await read(whole.slice(0, whole.length >> 1))
    expect(cut).toMatchObject({ code: 2, out: '' })
    expect(cut.err).toContain('m.json: not JSON')
    expect((await read(whole.replace('"version":4', '"version":9'))).err).toContain(
      'm.json /version: found version 9',
    )
    const misfit = await on('replay m.json', pawns, record => {
      stepAt(record, 2).changes = [[['army', 'left'], 3]]
    })
    expect(misfit.code).toBe(2)
    expect(misfit.err).toContain('m.json /steps/1/changes: does not fit the state before')
    const other = await on('replay m.json', pawns, record => {
      record.game = 'chess'
    })
    expect(other.code).toBe(2)
    expect(other.err).toContain('m.json /game: there is no game "chess"')
  })
})

describe('sextant replay --verify', () => {
  it('accepts what was played', async () => {
    const { code, out } = await on('replay m.json --verify', bids)
    expect(code).toBe(0)
    expect(out).toContain('✓ 15 states are as recorded')
    expect(out).toMatch(/✓ fair dice: checked; \d+ draws came from the seed that was promised/)
  })

  it('names the step where an action was changed', async () => {
    const { code, out } = await on('replay m.json --verify', pawns, record => {
      stepAt(record, 4).action = { from: 0, to: 18 }
    })
    expect(code).toBe(1)
    expect(out).toContain('✗ at step 4: refused (wrong-move)')
  })

  it('shows both states where they differ', async () => {
    const { code, out } = await on('replay m.json --verify', bids, record => {
      // Another bid, so that the state afterwards is not the recorded one.
      stepAt(record, 1).action = { bid: otherThan(bidOf(record)) }
    })
    expect(code).toBe(1)
    expect(out).toContain('✗ at step 1: the state is not the recorded one')
    const bid = bidOf(bids)
    expect(out).toContain(`/bids/0: ${bid} in the record, ${otherThan(bid)} now`)
  })

  it('finds dice that the seed did not give', async () => {
    const tossed = bids.steps.findIndex(step => 'dice' in step && step.dice.length > 0)
    const loaded = await on('replay m.json --verify', bids, record => {
      record.seed = 'another'
    })
    expect(loaded.code).toBe(1)
    expect(loaded.out).toContain('✗ at the set-up: the revealed seed is not the one that was promised')
    const changed = await on('replay m.json --verify', bids, record => {
      const step = tossed < 0 ? record.start : stepAt(record, tossed + 1)
      step.dice = step.dice.map(face => (face === 1 ? 2 : 1))
    })
    expect(changed.code).toBe(1)
  })

  it('finds a changed result', async () => {
    const { code, out } = await on('replay m.json --verify', pawns, record => {
      record.outcome = { scores: [0.5, 0.5], reason: 'friendship' }
    })
    expect(code).toBe(1)
    expect(out).toContain('the outcome is not the recorded one')
  })

  it('finds changes that do not lead to the recorded states', async () => {
    const { code, out } = await on('replay m.json --verify', pawns, record => {
      stepAt(record, 2).changes = []
    })
    expect(code).toBe(1)
    expect(out).toContain('✗ at step 2: the state is not the recorded one')
  })

  it('does not want the seed of a match that is not over, but that of one that is', async () => {
    const open = await on('replay m.json --verify', pawns, record => {
      record.steps.length = 3
      delete record.outcome
      delete record.seed
      record.hash = hashOfRecord(record)
    })
    expect(open.code).toBe(0)
    expect(open.out).toContain('– not proven yet: the dice can be checked once the match is over')
    const over = await on('replay m.json --verify', pawns, record => {
      delete record.seed
    })
    expect(over.code).toBe(1)
    expect(over.out).toContain('the seed has not been revealed')
  })

  it('gives the checks as data', async () => {
    const { code, out } = await on('replay m.json --verify --json', pawns, record => {
      record.start.hash = stateHash('something else')
    })
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      game: 'hexapawn',
      checks: expect.arrayContaining([expect.objectContaining({ of: 'states', ok: false, step: 0 })]),
    })
  })
})
