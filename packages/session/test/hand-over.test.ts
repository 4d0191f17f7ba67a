import { describe, expect, test } from 'vitest'
import type { Session } from '../src/index.ts'
import { commit, openDrill, openedAgain, plan } from './drill-session.ts'

describe('two persons who plan in secret at one screen', () => {
  const visible = (session: Session) => JSON.stringify([session.snapshot.value, session.log.value])

  test('hand over behind a curtain, see the result together, and plan again in the same order', async () => {
    const { session } = openDrill(['person', 'person'])
    expect(session.curtain.value).toBe(0)
    session.liftCurtain()
    await plan(session)
    expect(session.snapshot.value.scene.arrows).toHaveLength(1)
    expect(visible(session)).toContain('Unit 0 has a plan.')
    await commit(session)

    expect(session.curtain.value).toBe(1)
    session.liftCurtain()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
    expect(session.snapshot.value.scene.arrows).toEqual([])
    expect(session.snapshot.value.trail).toEqual([])
    expect(visible(session)).not.toContain('Unit 0 has a plan.')
    expect((await session.undo())?.code).toBe('nothing-to-undo')
    await commit(session)

    expect(session.curtain.value).toBeUndefined()
    expect(session.handOver.value).toBe(0)
    expect(session.snapshot.value).toMatchObject({ viewer: 'spectator', actor: undefined, choices: [] })
    expect(session.snapshot.value.scene.status).toBe('Round 2')
    expect(session.playback.timeline.value?.names).toHaveLength(3)
    expect(visible(session)).not.toContain('has a plan.')

    session.takeOver()
    expect(session.handOver.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
    await commit(session)
    expect(session.curtain.value).toBe(1)
  })

  test('a person who takes back the only plan of a turn still has the board', async () => {
    const { session } = openDrill(['person', 'person'])
    for (const lift of [session.liftCurtain, session.liftCurtain]) {
      lift()
      await commit(session)
    }
    session.takeOver()
    await plan(session)
    expect(await session.undo()).toBeUndefined()
    expect(session.handOver.value).toBeUndefined()
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 0, actor: 0 })
  })

  test('opened again after one has committed, and a plan taken back, all goes on in the same order', async () => {
    const session = await openedAgain()
    session.liftCurtain()
    expect(session.snapshot.value.actor).toBe(1)
    await plan(session)
    expect(await session.undo()).toBeUndefined()
    await commit(session)
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

  test('opened again with a bot in the seat that has committed, nothing is hidden', async () => {
    const session = await openedAgain(first => first.assign(0, 'a'))
    expect(session.curtain.value).toBeUndefined()
    expect(session.snapshot.value).toMatchObject({ viewer: 1, actor: 1 })
  })

  test('opened again between two turns, the board is hidden', async () => {
    const { session } = openDrill(['person', 'person'])
    session.liftCurtain()
    await commit(session)
    session.liftCurtain()
    await commit(session)
    const record = JSON.parse(JSON.stringify(session.record()))
    session.close()
    const again = openDrill([], { record }).session
    expect(again.curtain.value).toBe(0)
    expect(again.snapshot.value).toMatchObject({ viewer: 'spectator', choices: [] })
  })
})
