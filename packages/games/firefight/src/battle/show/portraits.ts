import { disc, drawing, limb, type Part, shape } from './figures/kit.ts'

/**
 * The faces of the game's bots, drawn for it: soldiers before a smoky sky. Each is the body of an SVG with a view box of
 * 512 × 512.
 */
export const portraits: Readonly<Record<'recruit' | 'corporal' | 'sergeant' | 'captain', string>> = {
  // A helmet two sizes too large, freckles, all the courage in the world.
  recruit: drawing(
    ...sky('#7d93a8', '#64798d'),
    ...shoulders('#9a8f60', '#7d7348'),
    ...face('#f5d2b0', '#dba984', 118),
    ...eyes('#4a6b3c', 17),
    ...brows('#b5752f', 9, '186 254 232 244', '280 244 326 254'),
    disc('#d99a6c', 184, 322, 6),
    disc('#d99a6c', 204, 334, 6),
    disc('#d99a6c', 310, 334, 6),
    disc('#d99a6c', 330, 322, 6),
    limb('#a4534a', 11, '226 376 256 388 288 374'),
    ['#8f9a68', 'M96 236Q84 60 256 56Q428 60 416 236Q256 180 96 236z'],
    ['#6d774c', 'M80 240Q256 176 432 240L440 262Q256 200 72 262z'],
    limb('#4b3a26', 12, '128 250 146 400 214 440'),
    limb('#4b3a26', 12, '384 250 366 400 298 440'),
  ),
  // A beret, a broad grin, already aiming.
  corporal: drawing(
    ...sky('#a2795a', '#8a6347'),
    ...shoulders('#6d7a5a', '#556147'),
    ...face('#7a4b30', '#5e3822', 112),
    ...eyes('#201410', 14),
    ...brows('#1a100c', 13, '184 262 236 248', '276 248 328 262'),
    ['#fff6ea', 'M208 368Q256 386 306 364Q300 412 256 414Q216 410 208 368z'],
    limb('#4a2818', 7, '200 366 256 386 314 362'),
    ['#b8321c', 'M120 228Q104 96 262 84Q424 78 440 176Q420 214 352 200Q232 170 132 240z'],
    limb('#2b2f3a', 20, '130 234 230 184 350 200'),
    disc('#f2c84b', 188, 176, 24),
    disc('#b8321c', 188, 176, 11),
  ),
  // A bandana, a scar, a look that has seen this street before.
  sergeant: drawing(
    ...sky('#56606e', '#444d5a'),
    ...shoulders('#4f5a4a', '#3e473a'),
    limb('#f2c84b', 14, '70 470 110 446 150 470'),
    limb('#f2c84b', 14, '70 496 110 472 150 496'),
    ['#2a1c16', 'M138 300Q120 130 256 124Q392 130 374 300L392 420Q340 396 346 300H166Q172 396 120 420z'],
    ...face('#c98d62', '#a86e48', 110),
    ...eyes('#2b1d14', 13),
    ...brows('#2a1c16', 12, '184 258 238 262', '274 262 328 258'),
    limb('#f0c4a4', 8, '318 240 330 290 312 346'),
    limb('#8a4a34', 10, '222 384 256 378 296 384'),
    limb('#e8d9b8', 9, '292 382 356 366'),
    ['#7d2f24', 'M140 248Q138 128 256 122Q374 128 372 248Q256 196 140 248z'],
    shape('#9c4032', '148 226 372 214 374 248 142 250'),
    limb('#7d2f24', 26, '374 236 432 268'),
    limb('#7d2f24', 22, '374 240 416 306'),
  ),
  // A peaked cap, silver hair, field glasses, the map already in her head.
  captain: drawing(
    ...sky('#3d4f63', '#2f3f51'),
    ...shoulders('#c3b583', '#a3966a'),
    shape('#8d2f24', '176 420 206 412 206 470 184 474'),
    shape('#8d2f24', '336 420 306 412 306 470 328 474'),
    ['#dcdcd8', 'M134 320Q120 170 256 160Q392 170 378 320L356 368Q352 260 338 240H174Q160 260 156 368z'],
    ...face('#e9c3a2', '#cb9a76', 106),
    ...eyes('#33556e', 13),
    ...brows('#b9b9b4', 10, '188 264 236 252', '276 252 324 264'),
    limb('#a8776a', 5, '180 306 166 312'),
    limb('#a8776a', 5, '332 306 346 312'),
    limb('#96503f', 10, '224 382 256 386 290 378'),
    ['#4b525c', 'M112 196Q130 92 256 88Q382 92 400 196Q256 172 112 196z'],
    ['#2b2f3a', 'M124 200Q256 150 388 200L392 232Q256 184 120 232z'],
    ['#1c2430', 'M150 226Q256 190 362 226Q326 252 256 248Q186 252 150 226z'],
    shape('#f2c84b', '256 104 266 128 292 130 272 146 280 170 256 156 232 170 240 146 220 130 246 128'),
    limb('#2b3038', 62, '222 476 222 504'),
    limb('#2b3038', 62, '294 476 294 504'),
    disc('#9fd8e8', 222, 478, 22, 14),
    disc('#9fd8e8', 294, 478, 22, 14),
    limb('#2b3038', 9, '206 456 176 408'),
    limb('#2b3038', 9, '310 456 336 408'),
  ),
}

/** Smoke rises behind. */
function sky(colour: string, shade: string): Part[] {
  return [
    [colour, 'M0 0H512V512H0z'],
    [shade, 'M0 512V300Q60 240 40 160Q110 200 120 290Q150 330 140 512z'],
    [shade, 'M512 512V220Q450 180 470 90Q400 140 410 260Q370 320 380 512z'],
  ]
}

function shoulders(colour: string, shade: string): Part[] {
  return [
    [colour, 'M20 512Q36 416 200 398H312Q476 416 492 512z'],
    [shade, 'M256 420L312 398Q476 416 492 512H256z'],
    shape(shade, '196 398 256 452 200 486 160 416'),
    shape(shade, '316 398 256 452 312 486 352 416'),
  ]
}

function face(skin: string, shade: string, wide: number): Part[] {
  return [
    [shade, 'M208 350H304V420Q256 462 208 420z'],
    disc(shade, 256 - wide, 300, 20, 30),
    disc(shade, 256 + wide, 300, 20, 30),
    disc(skin, 256, 288, wide, 138),
    limb(shade, 11, '256 290 244 338 268 342'),
  ]
}

function eyes(colour: string, size: number): Part[] {
  return [210, 302].flatMap(x => [
    disc('#ffffff', x, 290, size * 1.35, size),
    disc(colour, x + 3, 290, size * 0.72),
  ])
}

function brows(colour: string, thick: number, left: string, right: string): Part[] {
  return [limb(colour, thick, left), limb(colour, thick, right)]
}
