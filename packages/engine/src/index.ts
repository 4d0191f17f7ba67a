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
} from './bot/bot.ts'
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
} from './bot/bot-protocol.ts'
export {
  correctedChance,
  type EstimatedAt,
  type FoundOdds,
  logOdds,
  type OddsPlace,
  type OddsThird,
  type OddsWord,
  oddsFor,
  type ScenarioOdds,
  type TestedOdds,
  type ToldChance,
  testedOddsSchema,
  thirdAt,
  toldChance,
  wordFor,
} from './bot/tested-odds.ts'
export * from './campaign/index.ts'
export { type Dice, type Draw, DrawnDice } from './dice/dice.ts'
export { type DrawScope, drawWithin } from './dice/draw-scope.ts'
export { RecordingDice } from './dice/recording-dice.ts'
export { ScriptError, ScriptedDice } from './dice/scripted-dice.ts'
export { diceOfStep, SeededDice } from './dice/seeded-dice.ts'
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
} from './game/game.ts'
export { GameFault } from './game/game-fault.ts'
export { flawsOfNewMatch, loadRules, newMatchOptions } from './game/load-rules.ts'
export type { EventFields, Names } from './game/names.ts'
export { type Branch, branches, distribution, TooManyWays } from './game/odds.ts'
export { type RankedSeat, rankingOf } from './game/ranking.ts'
export { type SeatCount, seatCountOf } from './game/seat-count.ts'
export type { Upgrades } from './input/document.ts'
export { type JsonExpected, type JsonFault, jsonFault } from './input/json-fault.ts'
export { duplicateKey } from './input/json-scan.ts'
export { LIMITS, sizeInWords } from './input/limits.ts'
export {
  type NameFault,
  nameFault,
  nameFaultTexts,
  nameFlaws,
  visibleName,
} from './input/name-fault.ts'
export { namedFlaws } from './input/named-flaws.ts'
export { parseJson } from './input/parse-json.ts'
export { formatOf } from './input/read-document.ts'
export {
  type Checked,
  checkShape,
  type Flaw,
  InputError,
  jsonSchemaOf,
  parseShape,
  type Schema,
} from './input/schema.ts'
export {
  type ActionStep,
  type EndStep,
  type Journal,
  openJournal,
  refusalOf,
  type Step,
  type Stepped,
} from './journal/journal.ts'
export { type KnownSteps, knownSteps } from './journal/known-steps.ts'
export { isResult, type MatchEnd, outcomeOfEnd } from './journal/match-end.ts'
export { matchEndSchema } from './journal/match-end-schema.ts'
export { heardBy, type News } from './journal/news.ts'
export type { Setup, Start } from './journal/start.ts'
export {
  type Acted,
  type Match,
  type MatchBegun,
  type MatchSetup,
  matchAt,
  type Playable,
  startMatch,
} from './match/match.ts'
export {
  type DiceVerdict,
  drawsIn,
  type Replay,
  replay,
  resumable,
  resumeMatch,
  verifyDice,
} from './match/replay.ts'
export { unplayed } from './match/unplayed.ts'
export { holds, verdictOn } from './match/verdict.ts'
export { canonicalJson, stateHash } from './plain/canonical.ts'
export { at, must } from './plain/checked.ts'
export { type Change, describeDifference, difference } from './plain/difference.ts'
export { withChanges } from './plain/draft.ts'
export { copyPlain, type Plain, samePlain, whyNotPlain } from './plain/plain.ts'
export { sha256, sha256Hex } from './plain/sha256.ts'
export {
  type CampaignTerms,
  type Committed,
  commitmentTo,
  flawOfOlderPromise,
  type MatchTerms,
  type OlderPromise,
  promisesSeed,
  promisesTerms,
  type Ruleset,
} from './record/commitment.ts'
export {
  type Contribution,
  hashOfContribution,
  type Nonces,
  seedOfNonces,
} from './record/contributions.ts'
export type { Deviation } from './record/deviation.ts'
export type { Claim, Finding } from './record/finding.ts'
export type { LogEntry } from './record/log.ts'
export { commitmentOfMatch, flawOfCommitment, type Pledged, withPlayers } from './record/match-promise.ts'
export { readRecord } from './record/read-record.ts'
export {
  type MatchRecord,
  packedRecord,
  type RecordedAction,
  type RecordedStep,
  recordedActions,
  recordFrom,
  recordSchema,
  writeRecord,
} from './record/record.ts'
export { chainedHashes, hashOfRecord } from './record/record-hash.ts'
export { RECORD_VERSION } from './record/record-of.ts'
export { type RecordedStates, recordedStates } from './record/recorded-states.ts'
export { newSecretKey, publicKeyOf } from './signatures/ed25519.ts'
export {
  entryHashes,
  signSaid,
  withEntrySignature,
  withSignature,
} from './signatures/sign-record.ts'
export {
  firstEntryHash,
  nextEntryHash,
  type SignedEntry,
  type SignedStep,
  textOfEntry,
  textOfSaid,
  textOfStep,
} from './signatures/signed-texts.ts'
