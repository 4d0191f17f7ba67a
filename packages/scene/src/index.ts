export type { BalanceTable } from './balance.ts'
export {
  type Box,
  type BoxedCampaign,
  type BoxedGame,
  battleBox,
  box,
  type CampaignBox,
  campaignBox,
  type ListedCampaign,
} from './box.ts'
export { type BoxedBot, type ListedBot, listedBots, loadBot } from './boxed-bot.ts'
export {
  aboutIn,
  type BotInLanguages,
  botCard,
  botCards,
  type CampaignCard,
  type GameCard,
  type InLanguages,
} from './card.ts'
export { whyNotEffects } from './check-effects.ts'
export { whyNotGestures } from './check-gestures.ts'
export { placesIn } from './check-place.ts'
export { parseScene, whyNotScene } from './check-scene.ts'
export { SceneChecks } from './check-scenes.ts'
export type { Diagram, DiagramMark, DiagramPaint } from './diagram.ts'
export type { AppearEffect } from './effects/appear.ts'
export type { ArrowsEffect } from './effects/arrows.ts'
export type { BannerEffect } from './effects/banner.ts'
export type { CelebrationEffect } from './effects/celebration.ts'
export type { ChapterEffect } from './effects/chapter.ts'
export type { ConvertEffect } from './effects/convert.ts'
export type { DiceEffect } from './effects/dice.ts'
export type { FloatEffect } from './effects/float.ts'
export type { HoldEffect } from './effects/hold.ts'
// All of it: interfaces that come from here can be merged into from outside.
export * from './effects/index.ts'
export type { EffectCheck, EffectKind } from './effects/kind.ts'
export type { LevelEffect } from './effects/level.ts'
export type { MoveEffect } from './effects/move.ts'
export type { RangeEffect } from './effects/range.ts'
export type { SalvoEffect } from './effects/salvo.ts'
export type { SoundEffect } from './effects/sound.ts'
export { STRIKE_STYLES, type StrikeEffect } from './effects/strike.ts'
export type { TogetherEffect } from './effects/together.ts'
export type { TurnEffect } from './effects/turn.ts'
export type { VanishEffect } from './effects/vanish.ts'
export { flatEffects } from './flat-effects.ts'
export {
  type Gesture,
  type GestureStep,
  type Ghost,
  type Hint,
  type PickGesture,
  PRESS_ROLES,
  type PressGesture,
  type PressRole,
  sameTarget,
  type Target,
} from './gesture.ts'
export type { Headline, Loss } from './headline.ts'
export { type Loadable, loaded } from './loadable.ts'
export { isPicture, LONGEST_PICTURE } from './picture.ts'
export { type PluralForm, type PluralForms, plural, pluralForm, pluralForms } from './plural.ts'
export { createRegistry, type Registry } from './registry.ts'
export type { Chart, Report } from './report.ts'
export {
  ARROW_KINDS,
  type Arc,
  type Arrow,
  type ArrowKind,
  type Badge,
  type Bar,
  type CardPanel,
  type DicePanel,
  type DiceRoll,
  type Fact,
  type FactsPanel,
  type Float,
  type Highlight,
  type LegendEntry,
  type LegendPanel,
  MEANINGS,
  type Meaning,
  type OrderGroup,
  type OrderTurn,
  type Panel,
  type Piece,
  type Scene,
  type Score,
  type Side,
  type TablePanel,
  type Tally,
  type TextPanel,
  TONES,
  type Tone,
} from './scene.ts'
export { sceneSchema } from './scene-schema.ts'
export type {
  Combination,
  GuideStep,
  OptionPart,
  PartVariant,
  Presentation,
  Routine,
  Setting,
  Show,
  Topic,
} from './show.ts'
export { SIDE_COLOURS, SIDE_SHAPES, type SideShape } from './side-palette.ts'
export {
  type ColourSkin,
  type FeatureSkin,
  type IconSkin,
  type SelectedSkin,
  type Skin,
  TERMINAL_COLOURS,
  type TerminalColour,
  type TerrainSkin,
} from './skin.ts'
export { DEFAULT_SOUNDS, type DefaultSound, type Music, type Sound, soundsOf } from './sound.ts'
export { cellsOf } from './stages/cells.ts'
export type { ChartPlace, ChartStage, ChartWay } from './stages/chart.ts'
export { drawableSea } from './stages/drawable-sea.ts'
export type { Cell, HexRegion, HexStage, Ruler } from './stages/hexes.ts'
export * from './stages/index.ts'
export type { StageKind } from './stages/kind.ts'
export type { SeaStage } from './stages/sea.ts'
export {
  allCatalogues,
  type Catalogue,
  type Catalogues,
  catalogueIn,
  type LoadCatalogue,
  type Phrase,
  type Place,
  type Span,
  say,
  spans,
  type Text,
} from './text.ts'
