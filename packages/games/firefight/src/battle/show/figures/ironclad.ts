import { disc, drawing, limb, type Part, shape } from './kit.ts'

/** Ironclad: plates of steel and brass, seen to be heavy. */
const [PLATE, DARK, BRASS, BLACK] = ['#c3cad1', '#7d8894', '#d9a441', '#2b3038']

/** A suit of armor on two thick legs. */
function suit(visor: string): Part[] {
  return [
    limb(DARK, 92, '214 352 196 446'),
    limb(DARK, 92, '300 352 322 446'),
    shape(BLACK, '140 452 246 452 252 494 134 494'),
    shape(BLACK, '276 452 384 452 396 494 270 494'),
    [PLATE, 'M146 190Q256 120 368 190L352 372Q256 404 160 372z'],
    shape(DARK, '180 300 334 300 330 344 184 344'),
    disc(BRASS, 256, 322, 18),
    [PLATE, 'M196 176Q190 78 258 74Q330 78 324 176Q260 196 196 176z'],
    shape(visor, '240 114 324 114 320 140 240 140'),
  ]
}

function shoulders(): Part[] {
  return [disc('side', 150, 208, 66, 58), disc('side', 364, 204, 60, 54), disc(BRASS, 150, 208, 20)]
}

export const ironclad = {
  armour: drawing(
    shape(DARK, '118 120 180 110 180 260 110 270'),
    shape('side', '166 20 220 8 214 96 172 104'),
    ...suit('#ff7a3d'),
    limb(DARK, 62, '150 236 116 330'),
    disc(PLATE, 110, 366, 58),
    shape(BLACK, '68 386 152 386 148 418 72 418'),
    limb(PLATE, 62, '360 232 386 290'),
    limb(BLACK, 64, '330 300 440 286'),
    limb(DARK, 30, '430 274 506 264'),
    limb(DARK, 30, '430 304 506 296'),
    ...shoulders(),
  ),
  plate: drawing(
    ...suit('#7fd0ff'),
    limb(DARK, 56, '152 240 150 312 236 318'),
    limb(BLACK, 46, '176 326 372 286'),
    limb(DARK, 28, '366 288 490 262'),
    limb(PLATE, 56, '358 236 392 286 340 306'),
    ...shoulders(),
  ),
  flamer: drawing(
    limb('#b8402e', 74, '112 150 104 320'),
    disc(BRASS, 112, 130, 26),
    ...suit('#ffd24a'),
    limb(DARK, 56, '152 240 150 312 236 318'),
    limb(BLACK, 48, '190 322 360 290'),
    limb(BRASS, 20, '120 320 190 340'),
    ['#ff9a33', 'M366 262Q430 200 508 214Q462 246 512 276Q456 282 490 330Q420 330 366 312z'],
    ['#ffe28a', 'M374 276Q424 246 462 250Q440 270 462 286Q420 300 374 302z'],
    limb(PLATE, 56, '358 236 386 282 340 306'),
    ...shoulders(),
  ),
  cannon: drawing(
    disc('#e8c3a0', 110, 176, 48),
    [DARK, 'M60 168Q60 108 112 106Q166 108 166 166L172 178H54z'],
    [PLATE, 'M56 232Q110 206 168 232L176 420H48z'],
    limb(BLACK, 78, '200 262 460 176'),
    disc(BLACK, 470, 172, 46),
    disc('#11161f', 478, 170, 26),
    ['side', 'M196 168L292 140L330 388L214 420z'],
    shape(BRASS, '224 200 286 184 294 224 230 240'),
    disc('#6b4a2c', 300, 392, 100),
    disc('#a87845', 300, 392, 74),
    disc('#6b4a2c', 300, 392, 26),
    limb('#6b4a2c', 16, '226 392 374 392'),
    limb('#6b4a2c', 16, '300 318 300 466'),
    limb(BLACK, 30, '230 420 90 482'),
  ),
  walker: drawing(
    limb(DARK, 46, '176 300 120 372 168 462'),
    limb(DARK, 46, '336 300 392 372 344 462'),
    shape(BLACK, '110 450 216 450 226 496 100 496'),
    shape(BLACK, '296 450 402 450 412 496 286 496'),
    disc(BRASS, 122, 374, 28),
    disc(BRASS, 390, 374, 28),
    [PLATE, 'M110 130Q256 40 402 130L414 270Q256 350 98 270z'],
    [DARK, 'M98 258Q256 322 414 258L414 272Q256 352 98 272z'],
    shape('#ffb04a', '190 150 330 150 318 194 202 194'),
    ['side', 'M206 76Q256 56 306 76L300 126Q256 116 212 126z'],
    limb(BLACK, 54, '60 230 150 214'),
    limb(DARK, 24, '20 216 60 214'),
    limb(DARK, 24, '20 246 60 242'),
    limb(BLACK, 58, '370 214 440 226'),
    limb(DARK, 24, '436 212 506 212'),
    limb(DARK, 24, '436 240 506 242'),
  ),
} as const
