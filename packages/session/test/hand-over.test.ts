import { type Session } from '@sextant/session'
import { describe, expect, test } from 'vitest'
import { commit, openedAgain, settled, sit } from './drill-session.ts'

describe('two persons who plan in secret at one screen', () => {
  const secret = (session: Session) => JSON.stringify([session.snapshot.value, session.log.value])

  test('hand over behind a curtain, see what comes of it together, and begin anew in the same order', async () => {
    const { session } = join(['person', 'person'])
    expect(session.curtain.value).toBe(0)
    session.liftCurtain()
    const first = session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(first?.number ?? -1)
    expect(session.snapshot.value.scene.arrows).toHaveLength(1)
    expect(secret(session)).toContain('Unit 0 has a plan.')
    commit(session)
    await settled(session)

    expect(session.curtain.value).toBe(1)
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(session.snapshot.value.scene.arrows).toEqual([])
    expect(session.snapshot.value.trail).toEqual([])
    expect(secret(session)).not.toContain('Unit 0 has a plan.')
    expect(session.undo()?.code).toBe('others-acted')
    commit(session)
    await settled(session)

    expect(session.curtain.value).toBeUndefined()
    expect(session.handOver.value).toBe(0)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', actor: undefined, choices: [] })
    expect(session.snapshot.value.scene.status).toBe('Round 2')
    expect(session.playback.reel.value?.names).toHaveLength(3)
    expect(secret(session)).not.toContain('has a plan.')

    session.takeOver()
    expect(session.handOver.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
    commit(session)
    await settled(session)
    expect(session.curtain.value).toBe(1)
  })

  test('whoever takes back the only plan of a turn still has the board', async () => {
    const { session } = join(['person', 'person'])
    for (const lift of [session.liftCurtain, session.liftCurtain]) {
      lift()
      commit(session)
      await settled(session)
    }
    session.takeOver()
    const first = session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(first?.number ?? -1)
    expect(session.undo()).toBeUndefined()
    expect(session.handOver.value).toBeUndefined()
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
  })

  test('opened again after one has committed, and a plan taken back, all goes on in the same order', async () => {
    const session = await openedAgain()
    session.liftCurtain()
    expect(session.snapshot.value.actor).toBe(1)
    const choice = session.snapshot.value.choices.find(({ gesture }) => gesture.kind === 'pick')
    session.take(choice?.number ?? -1)
    expect(session.undo()).toBeUndefined()
    commit(session)
    await settled(session)
    expect(session.handOver.value).toBe(0)
  })

  test('opened again after one has committed without a change, the board is hidden from both', async () => {
    const session = await openedAgain()
    expect(session.planning.value).toBe(true)
    expect(session.curtain.value).toBe(1)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', choices: [] })
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('opened again with a program in the seat that has committed, nothing is hidden', async () => {
    const session = await openedAgain(first => first.seat(0, 'a'))
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('opened again between two plans, the board is hidden', async () => {
    const { session } = join(['person', 'person'])
    session.liftCurtain()
    commit(session)
    await settled(session)
    session.liftCurtain()
    commit(session)
    await settled(session)
    const record = JSON.parse(JSON.stringify(session.record()))
    session.close()
    const again = join([], { record }).session
    expect(again.curtain.value).toBe(0)
    expect(again.shown.value).toMatchObject({ viewer: 'spectator', choices: [] })
  })
})
