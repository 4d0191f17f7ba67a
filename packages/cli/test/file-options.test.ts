import { writeItem } from '@sextant/scene/builder'
import { describe, expect, it } from 'vitest'
import { type } from './memory-terminal.ts'

const ship = { class: 'dagger', weapons: ['laser', 'laser'] }
const fleet = [ship, ship]
const item = (game: string, value: unknown) => writeItem({ game, builder: 'fleet', name: 'Pair', value })
const battle = 'simulate hex-ships --games 1 --bots random,random --scenario custom'

describe('--file', () => {
  it('puts a fleet and a design into a custom battle, exported ones too', async () => {
    const files = { 'fleet.json': JSON.stringify(fleet), 'exported.json': item('hex-ships', fleet) }
    const { code, out, err } = await type(
      `${battle} --file scenario.fleets.amber=exported.json --file scenario.fleets.violet=fleet.json --set scenario.fleets.size=2`,
      { files },
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('scenario.fleets.amber=exported.json')
  })

  it('is held to the rules: a fleet that is too large is refused with its size', async () => {
    const files = { 'fleet.json': JSON.stringify(fleet) }
    const line = `${battle} --file scenario.fleets.amber=fleet.json --set scenario.fleets.size=1`
    const { code, err } = await type(line, { files })
    expect(code).not.toBe(0)
    expect(err).toMatch(/scenario\/fleets\/amber: found size 2, at most 1/)
  })

  it('takes what was built for the battles into the options of a campaign', async () => {
    const files = { 'ship.json': item('hex-ships', { name: 'Knife', ...ship }) }
    const line = 'campaign hex-ships --file ships.quickstep=ship.json'
    const { out, err } = await type(line, { files })
    expect(err).toBe('')
    expect(out).toContain('Knife')
    const other = await type(line, { files: { 'ship.json': item('firefight', ship) } })
    expect(other.err).toContain('ship.json /game: found firefight, expected hex-ships')
  })

  it('takes a team with the pictures beside its file', async () => {
    const weapons = [{ name: 'Rifle', type: 'ranged', range: 6, attacks: 2, ap: 0 }]
    const unit = { id: 'a', name: 'Ash', quality: 4, defense: 4, speed: 6, wounds: 1, weapons }
    const team = (image: string) =>
      JSON.stringify({ id: 't', name: 'T', faction: 'F', units: [{ ...unit, image }] })
    const files = { 'my/team.json': team('pictures/a.png'), 'my/pictures/a.png': 'picture' }
    const line = 'simulate firefight --games 1 --bots random,random --file teams.blue=my/team.json'
    const { code, err } = await type(line, { files })
    expect([code, err]).toEqual([0, ''])
    const gone = await type(line, { files: { 'my/team.json': team('b.png') } })
    expect(gone.err).toContain('my/b.png: cannot be read: there is no such file')
    const above = await type(line, { files: { 'my/team.json': team('../b.png') } })
    expect(above.err).toContain('stands beside the file that names it')
  })

  it('says what is wrong with a file, and where', async () => {
    const files = {
      'other.json': item('broadside', fleet),
      'broken.json': '{"format":"sextant.item","version":9}',
      'odd.json': JSON.stringify([{ ...ship, weapons: ['laser', 'cannon'] }]),
    }
    const given = async (file: string) =>
      (await type(`${battle} --file scenario.fleets.amber=${file}`, { files })).err
    expect(await given('other.json')).toMatch(/other\.json \/game: found broadside, expected hex-ships/)
    expect(await given('broken.json')).toMatch(/broken\.json \/version/)
    expect(await given('odd.json')).toMatch(/amber\/0\/weapons\/1: this energy hardpoint holds no cannon/)
    expect(await given('none.json')).toMatch(/none\.json/)
    expect((await type(`${battle} --file scenario`)).err).toMatch(/--file needs PATH=FILE/)
  })

  it('names the unit and the weapon that a flaw of a team lies in', async () => {
    const rifle = { name: 'Rifle', type: 'ranged', range: 50, attacks: 2, ap: 0 }
    const unit = { id: 'a', name: 'Rifleman', quality: 9, defense: 4, speed: 6, wounds: 3, weapons: [rifle] }
    const team = { id: 'shift', name: 'Night Shift', faction: 'Harbour', units: [unit] }
    const { code, err } = await type(
      'simulate firefight --games 1 --bots random,random --file teams.blue=shift.json',
      { files: { 'shift.json': JSON.stringify(team) } },
    )
    expect(code).not.toBe(0)
    expect(err).toMatch(/teams\/blue\/units\/0\/quality: Rifleman: /)
    expect(err).toMatch(/units\/0\/weapons\/0\/range: Rifleman: Rifle: /)
  })
})

describe('--options', () => {
  it.each([
    ['{"format":"sextant.match"}', 'this is a match, not options'],
    ['{"format":"sextant.campaign"}', 'this is a campaign, not options'],
    [item('hex-ships', fleet), 'this was built for a game'],
  ])('says what a file is that is something else: %s', async (text, said) => {
    const { code, err } = await type('play hex-ships --options x.json', { files: { 'x.json': text } })
    expect(code).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(err).toContain(`x.json /format: ${said}`)
  })
})
