export {
  type Box,
  type BoxedCampaign,
  type BoxedGame,
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
export { whyNotGestures } from './check-gestures.ts'
export { placesIn } from './check-reference.ts'
export { parseScene, whyNotScene } from './check-scene.ts'
export type { Effect } from './effect.ts'
export { flatEffects } from './flat-effects.ts'
export {
  type Gesture,
  type Hint,
  type PickGesture,
  type PressGesture,
  sameTarget,
  type Target,
} from './gesture.ts'
export type { Chart, Report } from './report.ts'
export {
  ARROW_KINDS,
  type Arrow,
  type ArrowKind,
  type Badge,
  type Bar,
  type Cell,
  type ChartPlace,
  type ChartStage,
  type ChartWay,
  type Fact,
  type FactsPanel,
  type Float,
  type HexStage,
  type Highlight,
  type LegendEntry,
  type LegendPanel,
  MEANINGS,
  type Meaning,
  type Panel,
  type Piece,
  type Scene,
  type SeaStage,
  type Side,
  type Stage,
  type TablePanel,
  type TextPanel,
  TONES,
  type Tone,
} from './scene.ts'
export { sceneSchema } from './scene-schema.ts'
export type { GuideStep, Presentation, Setting, Show, Topic } from './show.ts'
export {
  type ColourSkin,
  type IconSkin,
  type Skin,
  TERMINAL_COLOURS,
  type TerminalColour,
  type TerrainSkin,
} from './skin.ts'
export {
  allCatalogues,
  type Catalogue,
  type Catalogues,
  type LoadCatalogue,
  type Phrase,
  say,
  type Text,
} from './text.ts'
