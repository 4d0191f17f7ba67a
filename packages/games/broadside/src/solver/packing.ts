/**
 * Bytes of a table, packed. Neighbours are alike, so each entry is written as its difference from what its neighbours
 * suggest (that to the left, plus that above, less that above left), small differences with few bits: as a Rice code,
 * whose width is chosen for each row.
 */
export function pack(entries: Uint8Array, width: number): Uint8Array {
  const out = new BitWriter(entries.length)
  for (let row = 0; row < entries.length; row += width) {
    const codes = codesOf(entries, row, width)
    const low = lowBitsFor(codes)
    out.write(low, 3)
    for (const code of codes) {
      for (let high = code >> low; high > 0; high--) out.write(1, 1)
      out.write(0, 1)
      out.write(code & ((1 << low) - 1), low)
    }
  }
  return out.bytes()
}

/** The entries again; `size` of them, in rows of `width`. */
export function unpack(packed: Uint8Array, size: number, width: number): Uint8Array {
  const entries = new Uint8Array(size)
  const from = new BitReader(packed)
  for (let row = 0; row < size; row += width) {
    const low = from.read(3)
    for (let at = row; at < row + width; at++) {
      let high = 0
      while (from.read(1) === 1) high++
      const code = (high << low) | from.read(low)
      entries[at] = suggested(entries, at, row, width) + (code & 1 ? -((code + 1) >> 1) : code >> 1)
    }
  }
  return entries
}

/** Differences, those below zero as odd numbers. Differences are taken modulo 256, in −128 … 127. */
function codesOf(entries: Uint8Array, row: number, width: number): number[] {
  const codes: number[] = []
  for (let at = row; at < row + width; at++) {
    const over = ((((entries[at] as number) - suggested(entries, at, row, width)) << 24) >> 24) | 0
    codes.push(over < 0 ? -2 * over - 1 : 2 * over)
  }
  return codes
}

function suggested(entries: Uint8Array, at: number, row: number, width: number): number {
  const left = at > row ? (entries[at - 1] as number) : -1
  const above = row > 0 ? (entries[at - width] as number) : -1
  if (left < 0) return Math.max(0, above)
  if (above < 0) return left
  return Math.min(255, Math.max(0, left + above - (entries[at - width - 1] as number)))
}

function lowBitsFor(codes: readonly number[]): number {
  let best = 0
  let fewest = Number.POSITIVE_INFINITY
  for (let low = 0; low < 8; low++) {
    const bits = codes.reduce((sum, code) => sum + (code >> low) + 1 + low, 0)
    if (bits >= fewest) continue
    fewest = bits
    best = low
  }
  return best
}

class BitWriter {
  #bytes: Uint8Array
  #bits = 0

  constructor(guess: number) {
    this.#bytes = new Uint8Array(guess + 16)
  }

  write(value: number, count: number): void {
    for (let bit = count - 1; bit >= 0; bit--) {
      const at = this.#bits >> 3
      if (at >= this.#bytes.length) this.#grow()
      if ((value >> bit) & 1) this.#bytes[at] = (this.#bytes[at] as number) | (0x80 >> (this.#bits & 7))
      this.#bits++
    }
  }

  bytes(): Uint8Array {
    return this.#bytes.slice(0, (this.#bits + 7) >> 3)
  }

  #grow(): void {
    const larger = new Uint8Array(2 * this.#bytes.length)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}

class BitReader {
  readonly #bytes: Uint8Array
  #bits = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  read(count: number): number {
    let value = 0
    for (let i = 0; i < count; i++) {
      const byte = this.#bytes[this.#bits >> 3]
      if (byte === undefined) throw new RangeError('A packed table ends too early')
      value = (value << 1) | ((byte >> (7 - (this.#bits & 7))) & 1)
      this.#bits++
    }
    return value
  }
}
