import { InputError } from '@sextant/engine'
import { readCaseFile, runCase } from '@sextant/engine/cases'
import { expect, test } from 'vitest'
import { caseOfPosition, caseOfStep, type MatchSession, newMatch } from '../src/index.ts'
import { aMoment, boxes, silentBots } from './fixtures.ts'
import { openHereOrElsewhere } from './open-test-session.ts'

const box = boxes.hexapawn

function open(position?: unknown): MatchSession {
  const { record } = newMatch(box, {
    players: ['person', 'person'],
    seed: 'test',
    ...(position !== undefined && { position }),
  })
  const session = openHereOrElsewhere({
    box,
    record,
    bots: silentBots,
    save() {},
    onFailure() {},
    onLog() {},
  })
  session.begin()
  return session
}

async function afterOneStep(): Promise<MatchSession> {
  const session = open()
  session.take(0)
  await aMoment()
  return session
}

test('a match in this process can be inspected: state, legal actions by seat, events of the last step', async () => {
  const session = await afterOneStep()
  const inspected = session.inspect?.()
  expect(inspected?.step).toBe(1)
  expect(inspected?.toAct.map(({ seat }) => seat)).toEqual([session.info.seats[1]])
  expect(inspected?.toAct[0]?.actions).toHaveLength(session.snapshot.value.choices.length)
  expect(inspected?.events.length).toBeGreaterThan(0)
})

test('what is inspected is a copy', async () => {
  const session = await afterOneStep()
  const first = session.inspect?.()
  Object.assign(first?.state ?? {}, { broken: true })
  expect(session.inspect?.().state).not.toHaveProperty('broken')
})

test('a position is a case, and the last step a case that holds', async () => {
  const session = await afterOneStep()
  const record = session.record()
  const { state, events } = session.inspect?.() ?? { state: undefined, events: [] }
  const here = readCaseFile(JSON.stringify(caseOfPosition(record, 1)), 'here')
  expect(here.cases[0]?.position).toEqual(state)
  const last = readCaseFile(JSON.stringify(caseOfStep(record, 1, events)), 'last')
  const [given] = last.cases
  if (!given) throw new Error('there is no case')
  expect(given.steps).toHaveLength(1)
  const { failures } = box.open(({ game }) => runCase(game, given, 'last'))
  expect(failures).toEqual([])
  expect(caseOfStep(record, 0, [])).toBeUndefined()
})

test('a match begins from a position; one with flaws is refused with all of them', async () => {
  const state = (await afterOneStep()).inspect?.().state
  const branch = open(state)
  expect(branch.inspect?.()).toMatchObject({ step: 0, state })
  expect(branch.snapshot.value.toAct).toEqual([1])
  expect(() => open({ nonsense: true })).toThrow(InputError)
})
