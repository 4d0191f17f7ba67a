export type Rgb = readonly [red: number, green: number, blue: number]

/** One colour with some of another in it: 0 is all the first, 1 all the second. */
export function mixed(first: string, second: string, part: number): string {
  const [a, b] = [rgbOf(first), rgbOf(second)]
  return cssOf([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part])
}

/** The colour, seen through. */
export function faded(colour: string, alpha: number): string {
  const [red, green, blue] = rgbOf(colour)
  return `rgb(${red} ${green} ${blue} / ${alpha})`
}

/** Light on a ground where that can be read, else dark: large figures need a contrast of about 3. */
export function readable(ground: string, light: string, dark: string): string {
  return contrast(ground, light) >= 2.7 ? light : dark
}

/** As WCAG defines it, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(rgbOf(a)), luminance(rgbOf(b))]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const known = new Map<string, Rgb>()

export function rgbOf(colour: string): Rgb {
  const seen = known.get(colour)
  if (seen) return seen
  const rgb = fromHex(colour) ?? fromNumbers(colour) ?? fromBrowser(colour)
  known.set(colour, rgb)
  return rgb
}

function fromHex(colour: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!digits) return undefined
  const wide = digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits
  const value = Number.parseInt(wide, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function fromNumbers(colour: string): Rgb | undefined {
  const numbers = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(colour)
  return numbers ? [Number(numbers[1]), Number(numbers[2]), Number(numbers[3])] : undefined
}

/** Names and other notations: the browser knows them all, and answers in a notation known here. */
function fromBrowser(colour: string): Rgb {
  const grey: Rgb = [128, 128, 128]
  const context = globalThis.document?.createElement('canvas').getContext('2d')
  if (!context) return grey
  context.fillStyle = '#808080'
  context.fillStyle = colour
  const answer = String(context.fillStyle)
  return fromHex(answer) ?? fromNumbers(answer) ?? grey
}

function cssOf([red, green, blue]: Rgb): string {
  const hex = [red, green, blue].map(value => Math.round(value).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(value: number): number {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}
