// Stones on boardgame.io, written as its documentation has it: moves over a draft, the current player's only.
// Its settings are the cheap ones: no debug panel, no undo, and the caller sets NODE_ENV=production.

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
]

const neighbours = Array.from({ length: SIZE }, (_, cell) =>
  AROUND.map(([right, down]) => {
    const q = (cell % SIDE) + right
    const r = Math.floor(cell / SIDE) + down
    return q >= 0 && r >= 0 && q < SIDE && r < SIDE ? r * SIDE + q : -1
  }),
)

const stones = {
  name: 'stones',
  disableUndo: true,
  setup: () => ({
    cells: Array(SIZE).fill(0),
    stones: [[], []],
    hands: [STONES, STONES],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, ctx }, at) {
      const side = Number(ctx.currentPlayer)
      G.cells[at] = side + 1
      G.stones[side].push(at)
      G.hands[side]--
    },
    move({ G, ctx }, from, to) {
      const side = Number(ctx.currentPlayer)
      if (G.cells[to] !== 0) {
        const others = G.stones[1 - side]
        const last = others.pop()
        if (last !== to) others[others.indexOf(to)] = last
      }
      const own = G.stones[side]
      G.cells[from] = 0
      G.cells[to] = side + 1
      own[own.indexOf(from)] = to
    },
  },
  endIf({ G, ctx }) {
    const left = side => G.hands[side] + G.stones[side].length
    if (ctx.turn <= TURNS && left(0) > 0 && left(1) > 0) return undefined
    if (left(0) === left(1)) return { draw: true }
    return { winner: left(0) > left(1) ? '0' : '1' }
  },
}

/** One local game of random moves at a time; `run` says how many moves it was. */
export function stonesOnBoardgameIo({ Client }) {
  return {
    name: 'boardgame.io',
    run() {
      const client = Client({ game: stones, numPlayers: 2, debug: false })
      client.start()
      let moves = 0
      for (;;) {
        const { G, ctx } = client.getState()
        if (ctx.gameover) break
        const listed = legal(G, Number(ctx.currentPlayer))
        const { move, args } = listed[Math.floor(Math.random() * listed.length)]
        client.moves[move](...args)
        moves++
      }
      client.stop()
      return moves
    },
  }
}

function legal({ cells, stones, hands }, side) {
  const listed = []
  if (hands[side] > 0) {
    for (let at = 0; at < SIZE; at++) if (cells[at] === 0) listed.push({ move: 'place', args: [at] })
  }
  for (const from of stones[side]) {
    for (const to of neighbours[from])
      if (to >= 0 && cells[to] !== side + 1) listed.push({ move: 'move', args: [from, to] })
  }
  return listed
}
