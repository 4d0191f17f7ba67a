/** What whoever starts a match needs next, in one file to fetch: the start, and the page it leads to. */
export { startStoredMatch } from '../../store/start-match.ts'
export { MatchPage } from './match-page.tsx'
