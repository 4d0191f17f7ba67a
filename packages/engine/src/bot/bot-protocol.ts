/**
 * How a bot is asked when it runs elsewhere: in a worker of the page, in another process, behind a server. Messages are
 * JSON. The side that asks sends questions; the bot host answers each by its `id`, with progress in between.
 */
import * as v from 'valibot'
import type { Schema } from '../input/schema.ts'

/** Where a bot plays: everything that stays the same from one decision to the next. */
const place = v.strictObject({
  game: v.string(),
  /** The id of a campaign of the game, where the bot makes the campaign's own decisions. */
  campaign: v.exactOptional(v.string()),
  options: v.unknown(),
  /** The id of the bot. */
  bot: v.string(),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const id = v.pipe(v.number(), v.integer())
/** A trained model, as hex digits. */
const model = v.pipe(v.string(), v.regex(/^([0-9a-f]{2})*$/, 'a model is written in hex digits'))

const decision = {
  id,
  place,
  /** What the seat may see, and nothing else. */
  view: v.unknown(),
  /** Of the bot's own dice. */
  seed: v.string(),
  budget: v.strictObject({
    work: v.pipe(v.number(), v.gtValue(0)),
    /** No limit where it is left out. */
    milliseconds: v.exactOptional(v.pipe(v.number(), v.gtValue(0))),
  }),
  model: v.exactOptional(model),
}

/** `training` asks what the bot needs: see `TrainingAnswer`. `train` computes a model. The others ask for a decision. */
export const botQuestionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('training'), id, place, model: v.exactOptional(model) }),
  v.strictObject({ kind: v.literal('train'), id, place }),
  v.strictObject({ kind: v.literal('choose'), ...decision }),
  v.strictObject({
    kind: v.literal('advise'),
    ...decision,
    /** Asks the one who answers while the model is trained. */
    meanwhile: v.exactOptional(v.literal(true)),
  }),
])

export const botReplySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('progress'), id, part: v.number() }),
  v.strictObject({ kind: v.literal('answer'), id, answer: v.unknown() }),
  v.strictObject({ kind: v.literal('failure'), id, message: v.string() }),
])

export type BotPlace = v.InferOutput<typeof place>
export type BotQuestion = v.InferOutput<typeof botQuestionSchema>
export type BotReply = v.InferOutput<typeof botReplySchema>

/** What the answers to the questions are. `choose` is answered by the action itself, `train` by the model. */
export const trainingAnswerSchema = v.nullable(
  v.strictObject({
    /** What models of this bot are cached under. */
    key: v.string(),
    /** Why the model that came with the question cannot be used. */
    unusable: v.exactOptional(v.string()),
    /** Somebody can answer while it is trained. */
    meanwhile: v.exactOptional(v.literal(true)),
  }),
)
export const modelAnswerSchema: Schema<string> = model
export const adviceAnswerSchema = v.array(
  v.strictObject({ action: v.unknown(), next: v.exactOptional(v.array(v.unknown())), chance: v.number() }),
)

export type TrainingAnswer = v.InferOutput<typeof trainingAnswerSchema>
export type AdviceAnswer = v.InferOutput<typeof adviceAnswerSchema>
