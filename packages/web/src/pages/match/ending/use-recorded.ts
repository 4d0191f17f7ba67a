import { findGame } from '@sextant/games/list'
import { type MatchSession, type RecordedMatch, recordedMatch } from '@sextant/session'
import { useEffect, useState } from 'preact/hooks'

/** The match of a session that is over, as a replay has it. */
export function useRecorded(session: MatchSession): RecordedMatch | undefined {
  const [recorded, setRecorded] = useState<RecordedMatch>()
  useEffect(() => {
    let open = true
    findGame(session.info.id)
      ?.load()
      .then(box => {
        if (open) setRecorded(recordedMatch(box, session.record()))
      })
      // Rules that have changed since: the ending does without a turning point.
      .catch(() => {})
    return () => {
      open = false
    }
  }, [session])
  return recorded
}
