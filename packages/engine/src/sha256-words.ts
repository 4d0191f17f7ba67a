/**
 * SHA-256 as FIPS 180-4 has it, with the names of the standard, as eight words. It is written out because a first match waits for it:
 * a library with more than this one function takes a page three times as long to fetch. A test compares it with Node's own.
 */
export function sha256Words(bytes: Uint8Array): Int32Array {
  const data = padded(bytes)
  const hash = Int32Array.from(H)
  const w = new Int32Array(64)
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let t = 0; t < 64; t++) w[t] = t < 16 ? data.getInt32(block + 4 * t) : scheduled(w, t)
    mix(hash, w)
  }
  return hash
}

/** With a one, zeros up to whole blocks of 64 bytes, and the length in bits in the last eight of them. */
function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(view.byteLength - 4, bytes.length << 3)
  return view
}

function scheduled(w: Int32Array, t: number): number {
  const a = w[t - 15] ?? 0
  const b = w[t - 2] ?? 0
  const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
  const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
  return (w[t - 16] ?? 0) + s0 + (w[t - 7] ?? 0) + s1
}

/** One block more. */
function mix(hash: Int32Array, w: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let t = 0; t < 64; t++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[t] ?? 0) + (w[t] ?? 0)) | 0
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) hash[place] = (hash[place] ?? 0) + word
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

/** The first 32 bits of the fractions of the roots of the first primes. */
function rootsOfPrimes(count: number, power: number): Int32Array {
  const words: number[] = []
  for (let number = 2; words.length < count; number++) {
    let divisor = 2
    while (number % divisor !== 0) divisor++
    if (divisor === number) words.push(Math.floor((number ** power % 1) * 2 ** 32))
  }
  return Int32Array.from(words)
}

const H = rootsOfPrimes(8, 1 / 2)
const K = rootsOfPrimes(64, 1 / 3)
