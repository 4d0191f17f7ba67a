import { disc, drawing, limb, type Part, shape } from './kit.ts'

/** Dust Riders: lean beasts, leather and banners. */
const [HIDE, HIDE_DARK, CLOTH, LEATHER, SKIN] = ['#c98f55', '#8a5a30', '#f0d9a8', '#6d4526', '#c98d62']

/** A mount at a gallop to the right, and on it somebody with a scarf. */
function rider(hat: readonly Part[], held: readonly Part[], behind: readonly Part[] = []): Part[] {
  return [
    ...behind,
    limb(HIDE_DARK, 34, '96 300 40 350 26 430'),
    limb(HIDE_DARK, 40, '150 350 96 420 108 486'),
    limb(HIDE_DARK, 40, '346 352 420 410 398 480'),
    limb(HIDE, 42, '196 360 188 430 150 490'),
    limb(HIDE, 42, '306 360 346 420 330 490'),
    [HIDE, 'M84 300Q110 246 210 262Q310 268 350 240Q392 262 372 342Q330 396 210 388Q110 388 84 300z'],
    [HIDE, 'M318 292Q352 180 408 150L420 108L444 148Q500 168 504 224Q470 240 428 222Q412 300 370 340z'],
    limb(HIDE_DARK, 20, '376 168 346 236'),
    disc('#1c2430', 444, 178, 11),
    shape('side', '146 262 262 262 274 348 140 344'),
    limb(LEATHER, 50, '214 276 246 348'),
    limb('#3d2a1a', 40, '248 356 282 364'),
    [CLOTH, 'M150 152Q214 118 276 154L280 282Q212 304 150 282z'],
    disc(SKIN, 222, 90, 52),
    shape('#1c2430', '224 82 274 82 268 102 224 102'),
    ...hat,
    ...held,
    disc('side', 160, 174, 36, 34),
  ]
}

const WRAP: Part[] = [
  ['#a8552e', 'M164 96Q160 28 224 26Q286 30 282 80Q226 62 164 96z'],
  ['#a8552e', 'M172 112Q226 96 280 108L276 146Q220 154 176 142z'],
]

export const riders = {
  lancer: drawing(
    ...rider(WRAP, [
      limb('#6d4526', 20, '60 262 470 60'),
      shape('#e6ecf1', '452 42 510 34 476 84'),
      ['side', 'M404 82L440 64L424 128L380 116z'],
      limb(CLOTH, 42, '268 174 304 196 262 172'),
      disc(SKIN, 296, 148, 25),
    ]),
  ),
  archer: drawing(
    ...rider(
      WRAP,
      [
        ['#6d4526', 'M346 20Q440 118 352 232L338 222Q404 118 334 32z'],
        limb('#f4ecd8', 8, '342 28 262 128 346 226'),
        limb('#3d2a1a', 14, '250 128 440 116'),
        shape('#e6ecf1', '430 102 468 114 432 132'),
        limb(CLOTH, 40, '268 172 330 166 378 122'),
        disc(SKIN, 384, 120, 24),
      ],
      [limb(LEATHER, 44, '128 130 96 230'), limb('#f4ecd8', 14, '130 120 146 84')],
    ),
  ),
  warlord: drawing(
    ...rider(
      [
        ['#6f7a86', 'M164 88Q160 20 224 18Q290 22 286 84Q226 64 164 88z'],
        ['#f4ecd8', 'M170 60Q110 50 100 -4Q148 10 186 36z'],
        ['#f4ecd8', 'M276 56Q336 40 340 -10Q296 6 258 32z'],
        ['#5a2f1c', 'M188 118Q226 150 266 116L262 170Q226 190 190 170z'],
      ],
      [
        limb('#6d4526', 24, '300 300 396 30'),
        ['#dfe6ec', 'M372 4Q470 -10 500 76Q450 70 424 118Q372 96 360 46z'],
        limb(CLOTH, 44, '268 176 330 214'),
        disc(SKIN, 332, 212, 26),
      ],
      [['side', 'M150 150Q60 190 40 320L120 300L180 240z']],
    ),
  ),
  breaker: drawing(
    limb(LEATHER, 78, '222 330 200 450'),
    limb(LEATHER, 78, '296 330 322 450'),
    limb('#3d2a1a', 56, '190 476 236 480'),
    limb('#3d2a1a', 56, '312 476 360 480'),
    [HIDE, 'M168 190Q256 140 350 190L346 360Q256 392 170 360z'],
    shape(HIDE_DARK, '172 300 346 300 346 336 170 336'),
    shape('side', '176 206 230 186 346 300 346 336 306 336'),
    disc(SKIN, 262, 122, 58),
    shape('#1c2430', '264 112 318 112 312 134 264 134'),
    ['#5a2f1c', 'M222 140Q264 176 308 138L300 204Q262 226 226 204z'],
    ['#a8552e', 'M200 116Q198 52 262 50Q326 54 320 106Q262 88 200 116z'],
    limb('#6d4526', 28, '130 420 410 120'),
    shape('#7d8894', '330 40 486 150 430 226 274 112'),
    shape('#c3cad1', '330 40 372 70 316 142 274 112'),
    limb(SKIN, 50, '186 222 160 300 206 344'),
    limb(SKIN, 50, '340 222 370 250 318 226'),
    disc('side', 180, 210, 44, 40),
  ),
} as const
