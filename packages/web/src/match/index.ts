/** What whoever starts a match needs next, in one file to fetch: the start, and the page it leads to. */
export { startStoredMatch } from '../setup/start.ts'
export { MatchPage } from './match-page.tsx'
