export {
  type Advice,
  type AdvisedAction,
  type Bot,
  type BotCard,
  type BotPlayer,
  type Budget,
  FULL_BUDGET,
  randomBot,
  type Training,
} from './bot.ts'
export {
  type AdviceAnswer,
  adviceAnswerSchema,
  type BotPlace,
  type BotQuestion,
  type BotReply,
  botQuestionSchema,
  botReplySchema,
  modelAnswerSchema,
  type TrainingAnswer,
  trainingAnswerSchema,
} from './bot-protocol.ts'
export * from './campaign/index.ts'
export { canonicalJson, stateHash } from './canonical.ts'
export { at, must } from './checked.ts'
export { type Committed, type Contribution, commitmentTo, promisedSeed } from './commitment.ts'
export type { Deviation } from './deviation.ts'
export { type Dice, type Draw, DrawnDice } from './dice.ts'
export { type Change, describeDifference, difference, withChanges } from './difference.ts'
export type { Upgrades } from './document.ts'
export { type DrawScope, drawWithin } from './draw-scope.ts'
export {
  type About,
  checkAgainst,
  type Emit,
  type Forecast,
  type Game,
  type GameTypes,
  type Odds,
  type Outcome,
  openInformation,
  type Refusal,
  type Rules,
  type Scenario,
  type Seat,
  type Turn,
  type Viewer,
  winners,
} from './game.ts'
export { GameFault } from './game-fault.ts'
export {
  type ActionStep,
  type EndStep,
  type Journal,
  openJournal,
  refusalOf,
  type Step,
  type Stepped,
} from './journal.ts'
export { type JsonFault, jsonFault } from './json-fault.ts'
export { LIMITS, sizeInWords } from './limits.ts'
export { loadRules } from './load-rules.ts'
export {
  type Acted,
  type Match,
  type MatchBegun,
  type MatchSetup,
  matchAt,
  type Playable,
  startMatch,
} from './match.ts'
export { isResult, type MatchEnd, matchEndSchema, outcomeOfEnd } from './match-end.ts'
export { flawOfCommitment, withPlayers } from './match-promise.ts'
export type { EventFields, Names } from './names.ts'
export { heardBy, type News } from './news.ts'
export { type Branch, branches, distribution, TooManyWays } from './odds.ts'
export { parseJson } from './parse-json.ts'
export { copyPlain, type Plain, samePlain, whyNotPlain } from './plain.ts'
export { type RankedSeat, rankingOf } from './ranking.ts'
export { formatOf } from './read-document.ts'
export { readRecord } from './read-record.ts'
export {
  type MatchRecord,
  packedRecord,
  RECORD_VERSION,
  type RecordedAction,
  type RecordedStep,
  recordedActions,
  recordFrom,
  recordSchema,
  writeRecord,
} from './record.ts'
export { hashOfRecord } from './record-hash.ts'
export { recordedStates } from './recorded-states.ts'
export { RecordingDice } from './recording-dice.ts'
export {
  type DiceVerdict,
  drawsIn,
  type Replay,
  replay,
  resumable,
  resumeMatch,
  verifyDice,
} from './replay.ts'
export {
  type Checked,
  checkShape,
  type Flaw,
  InputError,
  jsonSchemaOf,
  parseShape,
  type Schema,
} from './schema.ts'
export { ScriptError, ScriptedDice } from './scripted-dice.ts'
export { diceOfStep, SeededDice } from './seeded-dice.ts'
export { sha256Hex } from './sha256.ts'
export type { Setup, Start } from './start.ts'
export { type Claim, type Finding, holds, verdictOn } from './verdict.ts'
