// What the page says of games that are not loaded, out of their cards: a file for the home page, and one for lists of matches.

/** By file of `data/`, as JSON. */
export function makeLists(cards) {
  const names = cards.map(({ id, seats, scenarios, bots }) => [id, { seats, scenarios, bots }])
  return {
    'covers.json': `${JSON.stringify(cards.map(coverOf))}\n`,
    'names.json': `${JSON.stringify(Object.fromEntries(names))}\n`,
  }
}

function coverOf({ seats: _seats, scenarios: _scenarios, bots: _bots, campaigns, ...cover }) {
  return campaigns ? { ...cover, campaigns: titles(campaigns) } : cover
}

function titles(titled) {
  return Object.fromEntries(Object.entries(titled).map(([id, { title }]) => [id, { title }]))
}
