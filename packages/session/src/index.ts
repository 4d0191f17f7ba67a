export type { Advice, AdviceState, AdvisedChoice } from './advice.ts'
export { type CampaignSession, type CampaignSessionOptions, openCampaignSession } from './campaign-session.ts'
export { type CaseDocument, caseOfPosition, caseOfStep } from './case-of-match.ts'
export {
  type Chapter,
  chaptersIn,
  chaptersOf,
  type Happening,
  openingScene,
  type SceneAfter,
  scenesBetween,
} from './chapters.ts'
export { type Choice, type Choices, choicesOf, type RefusedChoice } from './choice.ts'
export { type ChoiceOdds, choiceOdds, type PossibleResult } from './choice-odds.ts'
export { needsCurtain, openingViewer, personToAct } from './curtain.ts'
export { defaultEffects } from './default-effects.ts'
export { endText, sessionTexts } from './end-text.ts'
export { foreseenEffects, pathIn } from './foreseen.ts'
export { campaignInfo, type GameInfo, gameInfo } from './game-info.ts'
export type { GuideView } from './guide-view.ts'
export type { Inspection } from './inspection.ts'
export { localCampaign } from './local-campaign.ts'
export { type LocalMatch, localMatch } from './local-match.ts'
export { eventLines, type LogLine, linesAround, linesOf, logOf } from './log.ts'
export type { HeardStep, MatchClient } from './match-client.ts'
export { type NewCampaign, newCampaign } from './new-campaign.ts'
export { defaultPlayers, type NewMatch, newMatch } from './new-match.ts'
export { type MatchSessionOptions, openMatchSession } from './open-match-session.ts'
export { openSession, type Played } from './open-session.ts'
export {
  createPlayback,
  type EffectPlayer,
  type Playback,
  type PlaybackOptions,
  type PlayedStep,
  type Timeline,
} from './playback.ts'
export { PERSON, type Players, playersOf, type Seating } from './players.ts'
export { nextPrompt, type Prompt, promptOf } from './prompt.ts'
export { recordedCampaign } from './recorded-campaign.ts'
export { type Recorded, type RecordedMatch, recordedFrom, recordedMatch } from './recorded-match.ts'
export { createReplayPlayer, type ReplayPlayer, type ReplayPlayerOptions } from './replay-player.ts'
export {
  type Replayed,
  type ReplayedEvents,
  type ReplayTrouble,
  replayedCampaignEvents,
  replayedEvents,
} from './replayed-events.ts'
export type { MatchSession, Session, SessionInside, SessionOptions } from './session.ts'
export type { Snapshot } from './snapshot.ts'
export { type Standing, standingsOf } from './standings.ts'
export { arrowsOf, numbered } from './trail.ts'
export { type OpenTurn, turnAfter, turnFrom, turnUnderWay } from './turn.ts'
export { type TurnReport, withoutZeros } from './turn-report.ts'
export { type Watch, type Watching, watchingOf } from './watching.ts'
