/**
 * The texts that neither the home page nor a match has on its first screen, by their keys. The build makes a file of their own of
 * them, which pages and dialogs fetch that are fetched themselves (`ui/lazy.tsx`). A test finds keys that are needed before.
 */
const LATER = [
  /^(setup|builder|import|export|settings|statistics|replays|records|storage|damaged|fair)\./,
  /^match\.(missing|broken|damaged|elsewhere|deleted?|underWay|continue)\b/,
  /^(watch\.|bot\.about\.|player\.(bots|person\.about)|advice\.(title|failed|why))/,
  /^(playback|replay|campaign|resign|victory|standings|tally|language|medal|evaluation|odds)\./,
  /^(curtain\.|forecast\.|player\.human\.about|report\.(title|turn)|advice\.(best|with))/,
  /^(action\.(delete|save|restore)|home\.(running|allMatches)|player\.more|handOver\.|match\.(deletedOf|steps)|value\.)/,
  /^(keys\.|rules\.(failed|tab|title)|report\.(never|none)|refusal\.(battle|campaign))/,
]

const FIRST = new Set([
  'setup.failed',
  'import.drop',
  'settings.muted',
  'resign.button',
  'playback.title',
  'keys.advice',
  'keys.space',
])

export function isLaterText(key: string): boolean {
  return !FIRST.has(key) && LATER.some(keys => keys.test(key))
}
