import { type ChartStage, type Scene, say } from '@sextant/scene'
import type { Texts } from '../../words.ts'

/** `Windlass, Free port, way to Tern Isle: 3 days, gone before`. */
export function describePlace(
  _: Scene,
  { places, ways }: ChartStage,
  place: number,
  { catalogue, words }: Texts,
): string[] {
  const there = places[place]
  if (!there) return []
  const led = ways.flatMap(({ from, to, label, gone }) => {
    const other = places[from === place ? to : to === place ? from : -1]
    if (!other) return []
    const name = say(other.name, catalogue)
    const way = label
      ? say({ key: 'way', values: { place: name, label: say(label, catalogue) } }, words)
      : say({ key: 'plainWay', values: { place: name } }, words)
    return [gone ? say({ key: 'gone', values: { way } }, words) : way]
  })
  return [say(there.name, catalogue), ...(there.note ? [say(there.note, catalogue)] : []), ...led]
}
