/** A record with these steps as a file has them; its promise is not one that anybody made. */
export function packedRecord(state: unknown, packed: readonly unknown[], game = 'hexapawn') {
  return {
    format: 'sextant.match',
    version: 3,
    game,
    rules: 1,
    options: {},
    seats: [{ name: 'a', player: 'a' }],
    commitment: '0'.repeat(64),
    start: { given: false, dice: [], state },
    steps: { layout: 2, packed },
  }
}
