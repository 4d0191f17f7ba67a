import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { whyNotScene } from '../src/index.ts'
import { renderLegend, renderScene } from '../src/terminal/index.ts'
import { duel, firefight, pool, ships, skin, skirmish } from './scenes.ts'

test('preview', () => {
  const catalogue = { turn: 'Round {round} · {side} to move' }
  const all = {
    skirmish: skirmish(),
    pool: pool(),
    firefight: firefight(),
    ships: ships(),
    shipsp: ships('pointy'),
    duel: duel(),
    duel0: duel(0),
  }
  for (const [name, scene] of Object.entries(all)) {
    console.log(name, whyNotScene(scene, skin))
    for (const colour of ['none', 'ansi16', 'ansi256', 'truecolour'] as const) {
      const o = { skin, catalogue, colour, width: 120 }
      writeFileSync(`/tmp/prev/${name}.${colour}`, `${renderScene(scene, o)}\n\n${renderLegend(scene, o)}\n`)
    }
    writeFileSync(`/tmp/prev/${name}.80`, `${renderScene(scene, { skin, catalogue, width: 80 })}\n`)
    writeFileSync(
      `/tmp/prev/${name}.num`,
      `${renderScene(scene, { skin, catalogue, width: 120, numbers: true })}\n`,
    )
    writeFileSync(
      `/tmp/prev/${name}.light`,
      `${renderScene(scene, { skin, catalogue, width: 120, theme: 'light', colour: 'truecolour' })}\n`,
    )
  }
})
