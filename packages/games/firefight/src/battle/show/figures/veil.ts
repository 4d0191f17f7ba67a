import { disc, drawing, limb, type Part, shape } from './kit.ts'

/** The Veil: hooded shapes without feet, and cold light. */
const [ROBE, SHADE, PALE, LIGHT, DARK] = ['#5d7f94', '#395468', '#cfe6ea', '#8ef0ff', '#17222f']

/** A robe that ends in tatters above the ground, and a hood with two eyes of light in it. */
function shrouded(held: readonly Part[], behind: readonly Part[] = []): Part[] {
  return [
    ...behind,
    [SHADE, 'M150 240Q130 400 108 486L170 452L206 498L256 456L306 498L344 452L404 486Q382 400 362 240z'],
    [ROBE, 'M164 214Q256 160 348 214L366 430L310 462L256 428L206 462L148 430z'],
    ['side', 'M236 186L276 186L290 440L256 424L222 440z'],
    [ROBE, 'M166 210Q150 44 258 30Q366 44 348 210Q258 252 166 210z'],
    [DARK, 'M204 190Q192 92 262 84Q330 92 318 190Q262 216 204 190z'],
    disc(LIGHT, 244, 142, 14, 11),
    disc(LIGHT, 290, 142, 14, 11),
    ...held,
  ]
}

function sleeve(line: string): Part {
  return limb(SHADE, 50, line)
}

export const veil = {
  oracle: drawing(
    ...shrouded([
      limb('#d8c38a', 18, '410 96 392 480'),
      [LIGHT, 'M412 4L452 60L412 118L372 60z'],
      ['#e9fdff', 'M412 30L434 60L412 92L390 60z'],
      sleeve('340 250 396 290'),
      sleeve('176 250 120 210'),
      disc(PALE, 398, 290, 24),
      disc(LIGHT, 100, 176, 34),
      disc('#e9fdff', 100, 176, 16),
    ]),
  ),
  shade: drawing(
    ...shrouded([
      sleeve('176 250 130 330 190 350'),
      sleeve('344 250 388 300 330 316'),
      limb(DARK, 34, '176 356 360 308'),
      limb(PALE, 16, '356 310 486 272'),
      shape(LIGHT, '250 322 316 304 320 322 256 340'),
      ['#dfe9ee', 'M120 330L20 190L150 296z'],
    ]),
  ),
  burster: drawing(
    ...shrouded([
      sleeve('176 250 150 320 216 356'),
      sleeve('340 250 366 320 300 356'),
      disc('#b06cff', 258, 348, 74),
      disc('#e7c8ff', 242, 330, 34),
      limb('#e7c8ff', 10, '204 300 168 262'),
      limb('#e7c8ff', 10, '316 300 356 262'),
    ]),
  ),
  wisp: drawing(
    [
      'side',
      'M256 500Q170 430 210 350Q120 380 110 280Q60 200 140 130Q180 30 270 30Q400 40 404 160Q452 260 372 330Q360 420 256 500z',
    ],
    [
      LIGHT,
      'M258 448Q206 392 236 332Q160 340 160 260Q130 200 180 150Q210 76 270 80Q352 90 352 172Q384 250 326 300Q318 372 258 448z',
    ],
    [
      '#e9fdff',
      'M262 370Q226 330 244 290Q200 280 204 228Q200 160 262 136Q318 152 310 222Q324 282 282 300Q290 336 262 370z',
    ],
    disc(DARK, 236, 206, 17, 24),
    disc(DARK, 290, 206, 17, 24),
    limb(LIGHT, 22, '110 120 60 70'),
    limb(LIGHT, 22, '404 110 456 62'),
  ),
  husk: drawing(
    limb('#8c9a92', 70, '190 350 170 460'),
    limb('#8c9a92', 70, '300 350 330 460'),
    limb(DARK, 48, '156 482 204 484'),
    limb(DARK, 48, '318 482 370 484'),
    ['#a9b8ae', 'M90 240Q120 90 280 100Q404 120 396 250L350 376Q250 404 160 370z'],
    ['side', 'M120 190Q190 110 300 120L240 250Q170 270 120 190z'],
    shape('#5d6b66', '210 260 330 230 334 250 216 284'),
    shape('#5d6b66', '216 306 336 280 338 300 222 328'),
    limb('#a9b8ae', 66, '116 240 70 350 100 430'),
    limb('#a9b8ae', 66, '386 230 450 320 430 410'),
    disc('#8c9a92', 100, 436, 42),
    disc('#8c9a92', 428, 416, 42),
    disc('#c3d0c6', 356, 136, 62, 56),
    disc(LIGHT, 366, 128, 14),
    disc(LIGHT, 404, 134, 11),
    limb(DARK, 16, '348 170 402 172'),
  ),
} as const
