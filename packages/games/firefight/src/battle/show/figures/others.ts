import { disc, drawing, limb, shape } from './kit.ts'
import { helmet, soldier, type Uniform } from './soldier.ts'

/** Figures for units of no faction that has its own: chosen by their numbers. */
const GREY: Uniform = {
  coat: '#c2c7cc',
  shade: '#757d87',
  legs: '#8c949d',
  boots: '#343b45',
  skin: '#e8c3a0',
}

export const others = {
  fighter: drawing(
    ...soldier(GREY, {
      hat: helmet('#8c949d', '#5f6872'),
      held: [
        limb('#dfe6ec', 26, '352 268 470 60'),
        shape('#f4ecd8', '456 70 490 18 484 84'),
        limb('#6d4526', 24, '310 250 400 300'),
        limb('#6d4526', 26, '352 270 330 312'),
        disc('side', 166, 300, 78),
        disc('#f4ecd8', 166, 300, 26),
      ],
      hands: [176, 300, 350, 276],
    }),
  ),
  beast: drawing(
    limb('#6b5c4c', 48, '150 350 130 480'),
    limb('#6b5c4c', 48, '210 360 220 484'),
    limb('#6b5c4c', 48, '330 350 330 484'),
    limb('#6b5c4c', 48, '390 330 416 470'),
    limb('#6b5c4c', 28, '96 260 30 200 40 120'),
    ['#a08c74', 'M80 290Q80 190 200 190Q330 150 400 210Q440 300 380 360Q220 400 120 370Q84 350 80 290z'],
    ['side', 'M150 200Q230 170 310 178L300 250Q220 240 150 262z'],
    disc('#a08c74', 400, 176, 80, 70),
    shape('#f0e3c8', '340 120 330 40 380 104'),
    shape('#f0e3c8', '410 104 440 34 456 118'),
    disc('#ffd24a', 416, 162, 16),
    shape('#f0e3c8', '430 206 498 190 452 214 484 236 430 232'),
  ),
  flyer: drawing(
    shape('#5f6872', '250 150 20 70 60 130 10 150 70 190 30 220 240 240'),
    shape('#5f6872', '262 150 492 70 452 130 502 150 442 190 482 220 272 240'),
    limb('#343b45', 36, '230 400 210 480'),
    limb('#343b45', 36, '282 400 302 480'),
    ['#c2c7cc', 'M196 230Q256 196 318 230L306 400Q256 420 206 400z'],
    shape('side', '216 250 296 250 290 330 222 330'),
    disc('#e8c3a0', 258, 150, 60),
    ...helmet('#8c949d', '#5f6872').map(([fill, outline]) => [fill, lower(outline)] as const),
    limb('#343b45', 34, '220 352 410 322'),
    shape('#1c2430', '258 142 316 142 310 164 258 164'),
  ),
  tank: drawing(
    shape('#343b45', '50 360 462 360 492 420 440 490 72 490 20 420'),
    disc('#757d87', 96, 426, 40),
    disc('#757d87', 202, 430, 40),
    disc('#757d87', 310, 430, 40),
    disc('#757d87', 416, 426, 40),
    shape('#c2c7cc', '70 280 420 280 470 366 44 366'),
    ['side', 'M150 190Q230 150 320 190L350 290H130z'],
    limb('#5f6872', 40, '330 226 502 206'),
    shape('#f4ecd8', '216 216 232 248 266 250 240 270 248 300 218 282'),
  ),
} as const

function lower(outline: string): string {
  return outline.replace(
    /(-?\d+) (-?\d+)/g,
    (_, x: string, y: string) => `${Number(x) - 6} ${Number(y) + 30}`,
  )
}
