/** What every game needs again: schemas, phrases, refusals, settings, guides and drawings. */
export { cardPhrases } from './card-phrases.ts'
export { type Drawing, drawingsIn, drawnIcon, everyDrawingIn } from './drawings.ts'
export { guideStep } from './guide-step.ts'
export { type Phrases, phrasesOf } from './phrases.ts'
export { refusalPhrases, refusalsFrom } from './refusals.ts'
export { amount, chance, entries, flag, titled, whole } from './schema-parts.ts'
export { type SettingRange, setting } from './setting.ts'
export { withTexts } from './with-texts.ts'
