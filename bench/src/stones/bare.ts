/**
 * The rules of Stones by hand, without any engine: what a playout costs at the least. The moves, their order
 * and the layout of the data are those of `game.ts`, so that the same choices lead to the same positions.
 */
export interface Position {
  cells: number[]
  stones: [number[], number[]]
  hands: [number, number]
  turn: number
}

/** To place a stone is to move it from -1. */
export interface Move {
  from: number
  to: number
}

const SIDE = 11
const SIZE = SIDE * SIDE
const STONES = 8
const TURNS = 200

const AROUND = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

const neighbours = new Int32Array(SIZE * 6).fill(-1)
const places: Move[] = []
const steps: Move[] = []
for (let cell = 0; cell < SIZE; cell++) {
  places.push({ from: -1, to: cell })
  AROUND.forEach(([right, down], i) => {
    const q = (cell % SIDE) + right
    const r = Math.floor(cell / SIDE) + down
    const to = q >= 0 && r >= 0 && q < SIDE && r < SIDE ? r * SIDE + q : -1
    neighbours[cell * 6 + i] = to
    steps.push({ from: cell, to })
  })
}

export function firstPosition(): Position {
  return { cells: Array(SIZE).fill(0), stones: [[], []], hands: [STONES, STONES], turn: 0 }
}

export function copyPosition({ cells, stones, hands, turn }: Position): Position {
  return {
    cells: cells.slice(),
    stones: [stones[0].slice(), stones[1].slice()],
    hands: [hands[0], hands[1]],
    turn,
  }
}

export function isOver({ stones, hands, turn }: Position): boolean {
  return turn >= TURNS || stones[0].length + hands[0] === 0 || stones[1].length + hands[1] === 0
}

export function movesOf({ cells, stones, hands, turn }: Position): Move[] {
  const moves: Move[] = []
  const side = (turn & 1) as 0 | 1
  if (hands[side] > 0) {
    for (let cell = 0; cell < SIZE; cell++) if (cells[cell] === 0) moves.push(places[cell] as Move)
  }
  const own = stones[side]
  for (let i = 0; i < own.length; i++) {
    const first = (own[i] as number) * 6
    for (let step = first; step < first + 6; step++) {
      const to = neighbours[step] as number
      if (to >= 0 && cells[to] !== side + 1) moves.push(steps[step] as Move)
    }
  }
  return moves
}

export function play(position: Position, { from, to }: Move): void {
  const { cells, stones, hands } = position
  const side = (position.turn & 1) as 0 | 1
  const own = stones[side]
  if (from < 0) {
    own.push(to)
    hands[side]--
  } else {
    if (cells[to] !== 0) {
      const others = stones[side === 0 ? 1 : 0]
      const last = others.pop() as number
      if (last !== to) others[others.indexOf(to)] = last
    }
    cells[from] = 0
    own[own.indexOf(from)] = to
  }
  cells[to] = side + 1
  position.turn++
}

let random = 0x9e3779b9

/** Marsaglia's xorshift: three shifts are all that a choice costs here. */
function choose(moves: readonly Move[]): Move {
  random ^= random << 13
  random ^= random >>> 17
  random ^= random << 5
  return moves[(random >>> 0) % moves.length] as Move
}

/** One game of random moves on one position; says how many moves it was. */
export function playInPlace(): number {
  const position = firstPosition()
  while (!isOver(position)) play(position, choose(movesOf(position)))
  return position.turn
}

/** The same with a new position for each move, as reducers do it. */
export function playOnCopies(): number {
  let position = firstPosition()
  while (!isOver(position)) {
    const next = copyPosition(position)
    play(next, choose(movesOf(position)))
    position = next
  }
  return position.turn
}
