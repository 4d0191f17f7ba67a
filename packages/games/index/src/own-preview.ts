import { SeededDice } from '@sextant/engine'
import type { Box } from '@sextant/scene'
import type { Preview } from './preview.ts'

/** The first position of a game as its picture: costs loading the game, and no drawing by hand. */
export async function ownPreview(load: () => Promise<Box>): Promise<Preview> {
  const box = await load()
  return box.open(({ game, show }) => {
    const { options } = game.scenarios[0]
    const rules = game.load(options)
    const state = rules.setup(SeededDice.from('preview'), () => undefined)
    const scene = show.load(rules, options).scene(rules.view(state, 'spectator'), 'spectator')
    return { scene, skin: show.skin, texts: show.texts }
  })
}
