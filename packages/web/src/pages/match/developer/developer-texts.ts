import { type Catalogue, say } from '@sextant/scene'
import { currentLanguage, type Language } from '../../../i18n/texts.ts'

const en = {
  title: 'For developers',
  close: 'Close',
  'tab.state': 'State',
  'tab.actions': 'Legal actions',
  'tab.events': 'Events',
  'tab.position': 'Position',
  step: 'Step',
  watch: 'Watch from here',
  branch: 'Play from here',
  numbers: 'Cell numbers',
  copyCase: 'Copy position as a case',
  copyStep: 'Copy last step as a case',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying.',
  'actions.of': '{seat}: {count} legal actions',
  over: 'Nobody has to act.',
  position: 'The position, as JSON',
  start: 'Start a match from this position',
  reset: 'Reset to the match',
} as const

export type DeveloperKey = keyof typeof en

const zh: Readonly<Record<DeveloperKey, string>> = {
  title: '开发者面板',
  close: '关闭',
  'tab.state': '状态',
  'tab.actions': '合法行动',
  'tab.events': '事件',
  'tab.position': '局面',
  step: '步数',
  watch: '从此处观看',
  branch: '从此处开始玩',
  numbers: '格子编号',
  copyCase: '复制局面为用例',
  copyStep: '复制上一步为用例',
  copied: '已复制。',
  notCopied: '浏览器不允许复制。',
  'actions.of': '{seat}：{count} 个合法行动',
  over: '没有待行动的一方。',
  position: '局面（JSON）',
  start: '从这个局面开始对局',
  reset: '恢复为当前局面',
}

/** The panel's own texts: they are loaded with it, and nobody else waits for them. */
/** English stands in for a language that is not here. */
export const developerTexts: Readonly<Partial<Record<Language, Catalogue>>> = { en, zh }

export function developerText(
  key: DeveloperKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return say({ key, values }, developerTexts[currentLanguage()] ?? en)
}
