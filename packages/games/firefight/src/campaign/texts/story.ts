import { battleFiles } from '../battle-files.ts'
import { campaignData } from '../scenarios.ts'
import type { TextByLanguage } from '../schema/battle.ts'

/** The platoon's units by the names they have in battles: `unit.Rifle Squad Ash`. */
export function platoonNamesIn(language: string): Readonly<Record<string, string>> {
  const said = (text: TextByLanguage) => text[language] ?? text.en
  const kinds = Object.values(campaignData.kinds)
  return Object.fromEntries(
    kinds.flatMap(({ name: kind }) =>
      campaignData.names.map(name => [`unit.${kind.en} ${name.en}`, `${said(kind)}“${said(name)}”`]),
    ),
  )
}

/** What the data tell in one language, as part of a catalogue: `battle.ford.title`, `kind.rifles`, `name.0`. */
export function storyIn(language: string): Readonly<Record<string, string>> {
  const said = (text: TextByLanguage) => text[language] ?? text.en
  return Object.fromEntries([
    ...Object.entries(battleFiles).flatMap(([id, { title, story, won, lost }]) => [
      [`battle.${id}.title`, said(title)],
      [`battle.${id}.story`, said(story)],
      [`battle.${id}.won`, said(won)],
      [`battle.${id}.lost`, said(lost)],
    ]),
    ...Object.entries(campaignData.kinds).map(([id, { name }]) => [`kind.${id}`, said(name)]),
    ...campaignData.names.map((name, place) => [`name.${place}`, said(name)]),
  ])
}
