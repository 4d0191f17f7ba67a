import type { GameTypes, Viewer } from '@sextant/engine'
import type { Presentation, Target, Text } from '@sextant/scene'
import type { MatchClient } from '../client/match-client.ts'

/** A step of a newcomer's guide, without the game's types. */
export interface GuideView {
  readonly text: Text
  targets(): readonly Target[]
  /** Whether it has been done, counting what happened after a step, by the viewer's numbers. */
  done(since: number): boolean
}

export function guideViews<T extends GameTypes>(
  { guide = [] }: Presentation<T>,
  match: Pick<MatchClient<T>, 'view' | 'heard'>,
  viewer: () => Viewer,
): GuideView[] {
  const seat = () => {
    const looking = viewer()
    return typeof looking === 'number' ? looking : 0
  }
  return guide.map(({ text, targets, done }) => ({
    text,
    targets: () => targets(match.view(viewer()), seat()),
    done(since) {
      const heard = match.heard(viewer()).flatMap(({ step, events }) => (step > since ? events : []))
      return done(match.view(viewer()), seat(), heard)
    },
  }))
}
