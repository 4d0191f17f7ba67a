import { missions } from '../scenarios.ts'
import type { TextByLanguage } from '../schema/mission.ts'

/** What the data tell of the missions in one language, as part of a catalogue: `mission.convoy.title`. */
export function storyIn(language: string): Readonly<Record<string, string>> {
  const said = (text: TextByLanguage) => text[language] ?? text.en
  return Object.fromEntries(
    Object.entries(missions).flatMap(([id, { title, story, won, lost }]) => [
      [`mission.${id}.title`, said(title)],
      [`mission.${id}.story`, said(story)],
      [`mission.${id}.won`, said(won.text)],
      [`mission.${id}.lost`, said(lost.text)],
    ]),
  )
}
