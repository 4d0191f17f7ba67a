import type { Session } from '@sextant/session'

/**
 * What the space bar does: pauses and plays, goes on, or ends a plan that is carried out once all have made theirs; false
 * where there is nothing to go on with.
 */
export function goOn(session: Session, endPlan: () => boolean): boolean {
  const { playback, handOver, watched, planning, snapshot } = session
  const timeline = playback.timeline.peek()
  if (timeline && timeline.at < timeline.names.length) {
    if (timeline.playing) playback.pause()
    else playback.play()
    return true
  }
  if (handOver.peek() !== undefined) session.takeOver()
  else if (watched.peek() && !snapshot.peek().outcome) session.nextTurn()
  else return planning.peek() && endPlan()
  return true
}

/** Skips to the end of what is being played; what was paused stays as it is. */
export function hasten({ playback }: Pick<Session, 'playback'>): void {
  const timeline = playback.timeline.peek()
  if (!timeline || timeline.playing) playback.skip()
}
