/** Why these are not the scores of a match with that many seats, or nothing. */
export function whyNotScores(scores: readonly number[], seats: number): string | undefined {
  if (scores.length !== seats) return `there are ${scores.length} scores for ${seats} seats`
  if (!scores.every(score => score >= 0 && score <= 1))
    return `scores lie between 0 and 1, not ${scores.join(', ')}`
  const total = scores.reduce((sum, score) => sum + score, 0)
  // A lone seat scores what it has achieved; nobody else takes the rest.
  if (seats === 1 || Math.abs(total - 1) < 1e-9) return undefined
  return `the scores ${scores.join(', ')} add up to ${total}, not to 1`
}
