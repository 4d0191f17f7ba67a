export { type CampaignSession, type CampaignSessionOptions, openCampaignSession } from './campaign-session.ts'
export { type CaseDocument, caseOfPosition, caseOfStep } from './case-of-match.ts'
export { type ChoiceOdds, choiceOdds, type PossibleResult } from './choice-odds.ts'
export { campaignInfo, type GameInfo, gameInfo } from './client/game-info.ts'
export type { Inspection } from './client/inspection.ts'
export { localCampaign } from './client/local-campaign.ts'
export type { LocalMatch } from './client/local-match.ts'
export type { HeardStep, MatchChange, MatchClient } from './client/match-client.ts'
export { resumedMatch } from './client/resumed-match.ts'
export { type OpenTurn, turnAfter, turnFrom, turnUnderWay } from './client/turn.ts'
export { endedScene, endText, sessionTexts } from './log/end-text.ts'
export { eventLines, type LogLine, linesAround, linesOf, logOf } from './log/log.ts'
export { type TurnReport, withoutZeros } from './log/turn-report.ts'
export {
  type ClientSessionOptions,
  localSession,
  type MatchSessionOptions,
  openClientSession,
  openMatchSession,
} from './match-session.ts'
export { openSession, type Played } from './open-session.ts'
export {
  type Chapter,
  chaptersIn,
  chaptersOf,
  type Happening,
  openingScene,
  type SceneAfter,
  scenesBetween,
} from './playback/chapters.ts'
export {
  createPlayback,
  type EffectPlayer,
  type Playback,
  type PlaybackOptions,
  type PlayedStep,
  type Timeline,
} from './playback/playback.ts'
export { arrowsOf, numbered } from './playback/trail.ts'
export { nextPrompt, type Prompt, promptOf } from './prompt.ts'
export { type EvaluateOptions, type Evaluation, evaluate } from './replay/evaluation.ts'
export { type Judged, type JudgedQuestion, judgedIn } from './replay/judged.ts'
export { type DrawnPosition, lastCampaignPosition, lastPosition } from './replay/last-scene.ts'
export { recordedCampaign } from './replay/recorded-campaign.ts'
export { type Recorded, type RecordedMatch, recordedFrom, recordedMatch } from './replay/recorded-match.ts'
export { createReplayPlayer, type ReplayPlayer, type ReplayPlayerOptions } from './replay/replay-player.ts'
export {
  type Replayed,
  type ReplayedEvents,
  type ReplayTrouble,
  replayedCampaignEvents,
  replayedEvents,
} from './replay/replayed-events.ts'
export { type ToldStanding, type TurningPoint, turningPoint } from './replay/turning-point.ts'
export { verdictOfCampaign, verdictOfMatch } from './replay/verdict.ts'
export { needsCurtain, openingViewer, personToAct } from './seats/curtain.ts'
export { type NewCampaign, newCampaign } from './seats/new-campaign.ts'
export { defaultPlayers, type NewMatch, newMatch } from './seats/new-match.ts'
export { PERSON, type Players, playersOf, REMOTE, type Seating } from './seats/players.ts'
export { type Watch, type Watching, watchingOf } from './seats/watching.ts'
export type { MatchSession, Session, SessionInside, SessionOptions } from './session.ts'
export { type Standing, standingsOf } from './standings.ts'
export type { Advice, AdviceState, AdvisedChoice, GivenAdvice } from './view/advice.ts'
export { type Choice, type Choices, choicesOf, type RefusedChoice } from './view/choice.ts'
export { defaultEffects } from './view/default-effects.ts'
export { foreseenEffects, pathIn } from './view/foreseen.ts'
export type { GuideView } from './view/guide-view.ts'
export type { Snapshot } from './view/snapshot.ts'
