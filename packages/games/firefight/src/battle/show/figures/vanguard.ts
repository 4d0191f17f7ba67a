import { disc, drawing, limb, type Part, shape, shifted } from './kit.ts'
import { helmet, hood, rifle, soldier, type Uniform } from './soldier.ts'

/** Line infantry in khaki: helmets, rifles, every tool of the trade. */
const KHAKI: Uniform = {
  coat: '#cdbf8e',
  shade: '#7d7348',
  legs: '#8f8557',
  boots: '#4b3a26',
  skin: '#f0c8a2',
}
const STEEL = '#6f7a86'
const WOOD = '#8a5a30'
const HELMET = helmet('#8f9a68', '#6d774c')

const CROSS: Part = ['#d8322a', 'M244 60H268V82H290V106H268V128H244V106H222V82H244z']

export const vanguard = {
  rifle: drawing(...soldier(KHAKI, { hat: HELMET, held: rifle(WOOD, STEEL) })),
  officer: drawing(
    ...soldier(KHAKI, {
      hat: [
        ['side', 'M182 84Q190 30 268 28Q350 30 350 84Q266 66 182 84z'],
        ['#2b2f3a', 'M180 84Q266 64 352 84L358 112Q268 92 178 112z'],
        ['#1c2430', 'M262 104L366 110L358 126L264 122z'],
        disc('#f2c84b', 270, 62, 17),
      ],
      behind: [limb('#dfe6ec', 20, '180 292 70 106'), limb('#f2c84b', 44, '150 262 200 246')],
      kit: [shape('side', '200 186 244 178 326 342 290 350')],
      held: [limb(STEEL, 30, '336 274 456 246'), shape(STEEL, '328 262 362 256 366 312 340 314')],
      hands: [176, 286, 344, 280],
    }),
  ),
  gunner: drawing(
    ...soldier(KHAKI, {
      hat: HELMET,
      held: [
        limb('#4c545e', 50, '150 292 360 262'),
        limb('#39414a', 32, '350 264 500 242'),
        limb('#39414a', 16, '440 256 412 372'),
        limb('#39414a', 16, '446 254 482 366'),
        shape('#7d7348', '214 296 298 284 310 376 226 390'),
        limb('#f2c84b', 22, '300 296 360 340'),
      ],
      hands: [206, 286, 366, 266],
    }),
  ),
  mortar: drawing(
    limb('#39414a', 66, '330 428 452 168'),
    disc('#1c2430', 458, 156, 34),
    limb('#4c545e', 24, '396 300 470 462'),
    shape('#4c545e', '262 440 430 440 446 484 250 484'),
    limb(KHAKI.legs, 62, '176 388 120 470'),
    limb(KHAKI.legs, 62, '206 388 262 462'),
    limb(KHAKI.boots, 48, '108 480 150 482'),
    [KHAKI.coat, 'M116 240Q186 204 256 240L262 402Q186 424 110 402z'],
    disc(KHAKI.skin, 194, 170, 58),
    shape('#1c2430', '194 160 250 160 246 182 194 182'),
    ...shifted(HELMET, -70, 50),
    limb(KHAKI.coat, 46, '238 262 300 288 352 240'),
    disc(KHAKI.skin, 354, 238, 25),
    limb('#2b3038', 36, '372 216 400 160'),
    disc('side', 126, 258, 42, 38),
  ),
  medic: drawing(
    ...soldier(KHAKI, {
      hat: [...helmet('#eef0ea', '#c9cdc4'), CROSS],
      kit: [shape('#eef0ea', '216 206 306 206 310 312 212 312')],
      held: [
        ['#d8322a', 'M246 222H276V246H300V274H276V298H246V274H222V246H246z'],
        shape('#b98a54', '340 300 452 300 460 400 334 400'),
        limb('#7a5532', 18, '362 302 372 262 420 262 432 302'),
        ['#fff6e4', 'M384 322H410V338H426V364H410V380H384V364H368V338H384z'],
      ],
      hands: [196, 300, 396, 276],
    }),
  ),
  scout: drawing(
    ...soldier(KHAKI, {
      hat: hood('#7f9160', '#5d6c44'),
      behind: [['#5d6c44', 'M180 190Q120 300 130 420L206 380L230 200z']],
      held: [
        limb('#4c545e', 26, '214 330 360 300'),
        limb(WOOD, 36, '160 348 244 326'),
        limb('#2b3038', 46, '318 150 372 142'),
        limb('#2b3038', 46, '318 196 372 190'),
        disc('#9fd8e8', 384, 140, 20, 24),
        disc('#9fd8e8', 384, 190, 20, 24),
      ],
      hands: [226, 330, 336, 208],
    }),
  ),
} as const
