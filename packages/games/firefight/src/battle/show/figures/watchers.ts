import { disc, drawing, limb, type Part, shape } from './kit.ts'
import { helmet, hood, rifle, soldier, type Uniform } from './soldier.ts'

/** The Pale Watch: bleached cloaks, long rifles, halberds. */
const PALE: Uniform = {
  coat: '#dedbd0',
  shade: '#8d9299',
  legs: '#a7abae',
  boots: '#3d434c',
  skin: '#e8c3a0',
}
const STEEL = '#59626d'
const WOOD = '#6b4a2c'
const CLOAK: Part = ['#b6bac0', 'M190 186Q96 300 92 462L200 430L240 210z']
const LONG_RIFLE: Part[] = [
  limb(STEEL, 22, '240 252 508 178'),
  limb(WOOD, 42, '132 296 290 244'),
  limb('#2b3038', 34, '254 206 340 182'),
  disc('#9fd8e8', 346, 180, 16, 20),
]

export const watchers = {
  sniper: drawing(...soldier(PALE, { hat: hood('#c9ccd0', '#8d9299'), behind: [CLOAK], held: LONG_RIFLE })),
  marshal: drawing(
    ...soldier(PALE, {
      hat: [
        ['#4b525c', 'M150 100Q264 60 392 96Q400 124 360 122Q264 96 172 128Q140 124 150 100z'],
        ['#5d6570', 'M196 92Q204 18 268 16Q338 20 338 88Q264 70 196 92z'],
        ['side', 'M196 92Q264 66 338 88L340 102Q264 82 192 108z'],
      ],
      behind: [['#4b525c', 'M190 186Q80 300 84 474L210 440L240 210z']],
      kit: [
        shape('#f2c84b', '250 214 262 238 288 240 268 258 276 284 250 270 226 284 234 258 214 240 240 238'),
      ],
      held: LONG_RIFLE,
    }),
  ),
  spotter: drawing(
    ...soldier(PALE, {
      hat: hood('#9aa68c', '#74806a'),
      behind: [
        ['#74806a', 'M190 186Q96 300 92 462L200 430L240 210z'],
        limb('#39414a', 14, '170 220 130 40'),
        disc('side', 128, 42, 18),
      ],
      held: [
        limb(STEEL, 26, '220 330 370 300'),
        limb(WOOD, 36, '164 346 250 326'),
        limb('#2b3038', 50, '320 124 380 118'),
        disc('#9fd8e8', 392, 118, 20, 26),
      ],
      hands: [230, 330, 340, 150],
    }),
  ),
  guard: drawing(
    ...soldier(PALE, {
      hat: helmet('#9aa2ac', '#6f7a86'),
      behind: [CLOAK],
      held: [
        limb(WOOD, 22, '396 20 396 490'),
        shape('#e6ecf1', '396 0 420 60 396 104 372 60'),
        shape('#c3ccd4', '400 62 470 40 486 110 440 150 400 126'),
        ['side', 'M120 230Q196 200 268 230Q272 350 194 416Q116 350 120 230z'],
        ['#f4ecd8', 'M180 262H208V300H244V326H208V370H180V326H146V300H180z'],
      ],
      hands: [250, 300, 392, 262],
    }),
  ),
  rocket: drawing(
    ...soldier(PALE, {
      hat: helmet('#9aa2ac', '#6f7a86'),
      behind: [limb('#5d6570', 34, '150 210 120 330'), limb('#b8402e', 30, '120 200 96 300')],
      held: [
        limb('#4f5a4a', 76, '130 232 430 164'),
        shape('#39414a', '90 214 136 196 152 268 104 280'),
        ['#b8402e', 'M424 128L506 134L440 204z'],
        limb('#2b3038', 26, '296 206 316 280'),
      ],
      hands: [252, 270, 330, 268],
    }),
  ),
  /** A rifle that any team may carry. */
  carbine: drawing(...soldier(PALE, { hat: helmet('#9aa2ac', '#6f7a86'), held: rifle(WOOD, STEEL) })),
} as const
