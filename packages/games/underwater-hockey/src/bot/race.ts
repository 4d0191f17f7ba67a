/**
 * The score a team may expect of a match to so many goals, from a score of goals, if either team is as likely as the other to score each
 * goal that is left and so many are to be expected (Poisson) before the last turn is over: then the one ahead wins.
 */
export function raceFrom(goals: number, own: number, others: number, goalsToCome: number): number {
  if (own >= goals) return 1
  if (others >= goals) return 0
  const most = 2 * goals - 1 - own - others
  let [chance, chances, expected] = [Math.exp(-Math.max(0, goalsToCome)), 0, 0]
  for (let more = 0; more < most; more++) {
    expected += chance * afterMore(goals, own, others, more)
    chances += chance
    chance *= Math.max(0, goalsToCome) / (more + 1)
  }
  // With so many goals or more somebody has enough.
  return expected + (1 - chances) * afterMore(goals, own, others, most)
}

/** The same where just so many more goals fall, unless somebody has enough before. */
function afterMore(goals: number, own: number, others: number, more: number): number {
  if (own >= goals) return 1
  if (others >= goals) return 0
  if (more === 0) return own === others ? 0.5 : own > others ? 1 : 0
  return (afterMore(goals, own + 1, others, more - 1) + afterMore(goals, own, others + 1, more - 1)) / 2
}
