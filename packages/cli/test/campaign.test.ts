import { readCampaignRecord, writeCampaignRecord } from '@sextant/engine'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const SAVE = 'tour.json'
/** An auction of seven hexes in which one bids nothing. */
const bidNothing = Array.from({ length: 7 }, () => 'Bid 0')

describe('sextant campaign', () => {
  it('is decided and played at one prompt, and ends with its result', async () => {
    const typed = ['attend', ...bidNothing, 'abbey', 'attend', ...bidNothing, 'mill', 'attend', ...bidNothing]
    const { code, out, left } = await type('campaign sealed-bids --seed s2', { typed })
    expect(code).toBe(0)
    expect(left).toEqual([])
    expect(out).toContain("The Collector's Tour, usual  Collector: you")
    expect(out).toContain('▸ The auction of Harbor begins.')
    expect(out).toContain('Sealed Bids, entry 2  Gold: you, Teal: rollout')
    expect(out).toContain('▸ The seal of Harbor goes to another.')
    expect(out).toMatch(
      /Collector loses \(too few left\) after \d+ actions\n✓ fair dice: checked; \d+ draws.*\n(seals|days)/,
    )
  })

  it('is saved at every step, in the middle of a match too, and goes on from there', async () => {
    const first = await type(`campaign sealed-bids tour --seed s1 --save ${SAVE}`, {
      typed: ['attend', 'Bid 0', 'Bid 0', 'quit'],
    })
    expect(first.out).toContain(`Continue later with: sextant campaign --resume ${SAVE}`)
    const saved = readCampaignRecord(first.files[SAVE] ?? '', SAVE)
    expect(saved).toMatchObject({ campaign: 'tour', game: 'sealed-bids', player: 'person', seed: 's1' })
    expect(saved.fighting?.steps).toHaveLength(4)
    const second = await type(`campaign --resume ${SAVE}`, {
      files: first.files,
      typed: [...bidNothing.slice(2), 'undo', 'quit'],
    })
    expect(second.out).toContain('▸ The seal of Harbor goes to another.')
    expect(second.out).toContain("Undo isn't possible: the battle has been fought.")
    expect(second.code).toBe(1)
    const later = readCampaignRecord(second.files[SAVE] ?? '', SAVE)
    expect(later.entries.map(({ kind }) => kind)).toEqual(['decision', 'match'])
    expect(later.fighting).toBeUndefined()
  })

  it('saves a match that was only begun, so that it is not declined once it was seen', async () => {
    const { files } = await type(`campaign sealed-bids --seed s1 --save ${SAVE}`, { typed: ['attend'] })
    expect(readCampaignRecord(files[SAVE] ?? '', SAVE).fighting?.steps).toEqual([])
  })

  it('takes decisions back', async () => {
    const { out } = await type('campaign sealed-bids', { typed: ['undo', 'redo', 'quit'] })
    expect(out).toContain('Nothing to undo.')
    expect(out).toContain('Nothing to redo.')
  })

  it('saves where it is told to, and says the command that goes on', async () => {
    const { out, files } = await type('campaign sealed-bids', { typed: ['help', 'save here.json', 'quit'] })
    expect(out).toContain('sextant campaign --resume FILE')
    expect(out).toContain('Saved. Continue later with: sextant campaign --resume here.json')
    expect(files['here.json']).toContain('sextant.campaign')
  })

  it('is left to bots: one decides, another plays the battles', async () => {
    const { code, out, files } = await type(
      `campaign sealed-bids --decide eager --battle random --seed s1 --save ${SAVE}`,
    )
    expect(code).toBe(0)
    expect(out).toContain('Gold: random, Teal: rollout')
    expect(out).toContain(`Record saved to ${SAVE}`)
    const record = readCampaignRecord(files[SAVE] ?? '', SAVE)
    expect(record.player).toBe('eager')
    expect(record.outcome).toBeDefined()
  })

  it('still takes the older names of its options', async () => {
    const { out } = await type('campaign sealed-bids --captain eager --fight random --seed s1')
    expect(out).toContain('Gold: random, Teal: rollout')
  })

  it('does not let a battle be given up that the campaign could not go on from', async () => {
    const { code, out } = await type('campaign sealed-bids --seed s1', {
      typed: ['resign', 'attend', 'resign', 'quit'],
    })
    expect(out).toContain('cannot be ended early')
    expect(out).toContain('the campaign needs it played to the end')
    expect(code).toBe(1)
  })

  it.each([
    ['campaign', /which campaign\? choose from: .*sealed-bids tour/],
    ['campaign hexapawn', /Hexapawn has no campaigns/],
    ['campaign sealed-bids tower', /no campaign of sealed-bids "tower"; choose from: tour/],
    ['campaign sealed-bids tour more', /one campaign at a time/],
    ['campaign sealed-bids --decide egger', /no bot for tour "egger"; did you mean eager\?/],
    ['campaign sealed-bids --battle nobody', /no bot for sealed-bids "nobody"/],
    ['campaign sealed-bids --simulate none', /--simulate must be a whole number/],
    ['campaign sealed-bids --json', /--json works only with --simulate/],
    ['campaign sealed-bids --scenario huge', /no scenario of tour "huge"/],
    ['campaign --resume no.json', /no.json: cannot be read/],
    ['campaign --resume no.json --seed s', /--seed cannot be combined with it/],
  ])('%s is refused', async (line, message) => {
    const { code, err } = await type(line)
    expect(code).toBe(2)
    expect(err).toMatch(message)
  })
})

describe('sextant campaign --simulate', () => {
  const line = 'campaign sealed-bids --simulate 6 --battle random --seed s1'

  it('counts the results of many, the same for the same seed', async () => {
    const { code, out } = await type(line)
    expect(code).toBe(0)
    expect(out).toContain("The Collector's Tour, usual: 6 campaigns, seed s1")
    expect(out).toContain('eager decides, random plays the battles.')
    expect(out).toMatch(/won +\d +[\d.]+ %/)
    expect(out).toMatch(/ending +campaigns +share +mean seals +mean days/)
    expect(out).toMatch(/battles +[\d.]+ on average/)
    expect((await type(line)).out).toBe(out)
  })

  it('as data', async () => {
    const report = JSON.parse((await type(`${line} --json`)).out)
    expect(report).toMatchObject({ campaign: 'tour', decider: 'eager', battler: 'random', campaigns: 6 })
    expect(report.values.days).toHaveProperty('median')
  })

  it('keeps records that `replay` shows and checks', async () => {
    const { files, err } = await type(`${line} --save records`)
    expect(err).toContain('6 records written to records')
    const name = 'records/tour-1.json'
    const shown = await type(`replay ${name}`, { files })
    expect(shown.code).toBe(0)
    expect(shown.out).toMatch(/1 {2}The auction of Harbor begins\./)
    expect(shown.out).toMatch(/2 {2}match: .* after 14 actions/)
    const { code, out } = await type(`replay ${name} --verify`, { files })
    expect(code).toBe(0)
    expect(out).toMatch(/✓ \d+ states and \d matches are as recorded; it ended as recorded/)
    expect(out).toMatch(/✓ fair dice: checked; \d+ draws came from the seed that was promised/)
  })

  it('can be stopped', async () => {
    const { code, out } = await type(line, { interruptAt: 2 })
    expect(code).toBe(130)
    expect(out).toContain('Stopped after 2 of 6 campaigns.')
  })
})

describe('sextant replay of a campaign', () => {
  async function recorded() {
    const { files } = await type(
      `campaign sealed-bids --captain eager --fight random --seed s1 --save ${SAVE}`,
    )
    return files
  }

  it('stops after an entry, and gives data', async () => {
    const files = await recorded()
    const { out } = await type(`replay ${SAVE} --step 1`, { files })
    expect(out).toMatch(/entry 1 of \d+/)
    const data = JSON.parse((await type(`replay ${SAVE} --step 1 --json`, { files })).out)
    expect(data).toMatchObject({ campaign: 'tour', entry: 1, state: { day: 0 } })
    expect(data.events[1]).toEqual([{ type: 'attended', town: 0 }])
  })

  it('names the entry, and the step of a match, where it was tampered with', async () => {
    const record = readCampaignRecord((await recorded())[SAVE] ?? '', SAVE)
    const match = record.entries[1]
    const step = match?.kind === 'match' ? match.record.steps[4] : undefined
    if (!step) throw new Error('the second entry is a match')
    step.hash = '0123456789abcdef'
    const files = { [SAVE]: writeCampaignRecord(record) }
    const { code, out } = await type(`replay ${SAVE} --verify`, { files })
    expect(code).toBe(1)
    expect(out).toContain('✗ at entry 2: step 5 in its match: the state is not the recorded one')
    const shown = await type(`replay ${SAVE}`, { files })
    expect(shown.out).toContain('from entry 2 on, the current rules play it differently')
  })

  it('takes no seat, and says which campaign it does not know', async () => {
    const files = await recorded()
    expect((await type(`replay ${SAVE} --as gold`, { files })).err).toContain(
      'a campaign, which has one seat',
    )
    const strange = { [SAVE]: (files[SAVE] ?? '').replace('"campaign":"tour"', '"campaign":"trip"') }
    expect((await type(`replay ${SAVE}`, { files: strange })).err).toContain(
      '/campaign: there is no campaign',
    )
    expect((await type(`run ${SAVE}`, { files })).err).toContain('this is the record of a campaign')
  })
})

describe('case files of a campaign', () => {
  it('are run as those of a game', async () => {
    const file = {
      game: 'tour',
      steps: [{ seat: 'collector', action: { type: 'attend' }, expect: { toAct: ['match'] } }],
    }
    const { code, out } = await type('run a.json', { files: { 'a.json': JSON.stringify(file) } })
    expect(code).toBe(0)
    expect(out).toContain('1 passed')
  })
})

describe('sextant schema', () => {
  it('knows the data of campaigns', async () => {
    const { code, out } = await type('schema sealed-bids tour --of options')
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({
      title: "The Collector's Tour: options",
      required: ['days', 'seals', 'coins'],
    })
    expect((await type('schema sealed-bids trip')).err).toContain('sextant schema --help explains more')
  })
})

describe('sextant games', () => {
  it('mentions campaigns', async () => {
    expect((await type('games sealed-bids')).out).toMatch(
      /campaigns +tour +The Collector's Tour: From town to town/,
    )
    const entries = JSON.parse((await type('games --json')).out)
    const bids = entries.find(({ id }: { id: string }) => id === 'sealed-bids')
    expect(bids.campaigns).toMatchObject([{ id: 'tour', bots: [{ id: 'random' }, { id: 'eager' }] }])
  })
})
