import { disc, limb, type Part, shape } from './kit.ts'

/** What the soldiers of one faction wear. */
export interface Uniform {
  readonly coat: string
  readonly shade: string
  readonly legs: string
  readonly boots: string
  readonly skin: string
}

export interface Soldier {
  /** On the head. */
  readonly hat: readonly Part[]
  /** On the back, behind everything. */
  readonly behind?: readonly Part[]
  /** On the chest. */
  readonly kit?: readonly Part[]
  /** What is in the hands, before the body. */
  readonly held: readonly Part[]
  /** Where the hands are. */
  readonly hands?: readonly [number, number, number, number]
}

/** Somebody on foot who looks to the right, with a large head and broad limbs, so that it reads where it is small. */
export function soldier(
  { coat, shade, legs, boots, skin }: Uniform,
  { hat, behind = [], kit = [], held, hands = [236, 292, 344, 280] }: Soldier,
): Part[] {
  const [leftX, leftY, rightX, rightY] = hands
  return [
    ...behind,
    limb(legs, 62, '230 330 204 452'),
    limb(legs, 62, '284 330 312 452'),
    limb(boots, 50, '196 474 236 478'),
    limb(boots, 50, '306 474 350 478'),
    [coat, 'M188 196Q256 158 326 196L338 348Q256 374 174 348z'],
    shape(shade, '176 318 338 318 340 346 174 346'),
    ...kit,
    disc(skin, 264, 120, 60),
    shape('#1c2430', '262 112 322 112 316 134 262 134'),
    ...hat,
    ...held,
    limb(coat, 46, `196 222 178 284 ${leftX} ${leftY}`),
    limb(coat, 46, `322 222 366 262 ${rightX} ${rightY}`),
    disc(skin, leftX, leftY, 25),
    disc(skin, rightX, rightY, 25),
    disc('side', 194, 214, 42, 38),
    disc('side', 326, 212, 36, 34),
  ]
}

/** A steel helmet with a brim. */
export function helmet(colour: string, band: string): Part[] {
  return [
    [colour, 'M186 116Q184 34 264 34Q344 34 346 112L362 128L180 132z'],
    shape(band, '182 108 352 104 362 128 180 132'),
  ]
}

/** Hood and cloak. */
export function hood(colour: string, shade: string): Part[] {
  return [
    [colour, 'M176 190Q160 34 272 30Q352 40 348 106L316 92Q280 84 262 118L270 184Q220 210 176 190z'],
    [shade, 'M176 190Q172 120 200 80Q204 150 232 196Q200 204 176 190z'],
  ]
}

/** Muzzle to the right. */
export function rifle(wood: string, steel: string): Part[] {
  return [
    limb(steel, 24, '250 258 492 224'),
    limb(wood, 42, '150 300 300 262'),
    shape(steel, '262 276 300 268 312 316 282 322'),
  ]
}
