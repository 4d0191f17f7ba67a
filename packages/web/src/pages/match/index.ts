/** What starting a match needs, in one file to fetch: the start, and the page it leads to. */
export { startStoredMatch } from '../../store/start-match.ts'
export { MatchPage } from './match-page.tsx'
export { PlayPage } from './play-page.tsx'
