import { nameFaultTexts } from '@sextant/engine'
import type { Catalogue, Phrase } from '../text.ts'

/** What is wrong with the JSON of an item, and where. Pages load it with their builders. */
const en = {
  'shape.inside': '{outer}: {inner}',
  'shape.at': '{place} {what}',
  'shape.file': 'the file {what}',
  'shape.is': 'is {found}, must be {wanted}',
  'shape.missing': 'is missing, must be {wanted}',
  'shape.absent': 'is missing',
  'shape.unknown': 'this field is not known here',
  'shape.hidden': nameFaultTexts.hidden,
  'shape.blank': nameFaultTexts.blank,
  'shape.edge': nameFaultTexts.edge,
  'shape.marks': nameFaultTexts.marks,
  'shape.few-entries': 'has {length} entries, must be at least {limit}',
  'shape.many-entries': 'has {length} entries, must be at most {limit}',
  'shape.few-characters': 'has {length} characters, must be at least {limit}',
  'shape.many-characters': 'has {length} characters, must be at most {limit}',
  'shape.json': '{json}',
  'shape.range': '{least} to {most}',
  'shape.whole': 'a whole number from {least} to {most}',
  'shape.number': 'a number',
  'shape.text': 'a text',
  'shape.list': 'a list',
  'shape.object': 'an object',
  'shape.and': '{one}, {other}',
  'shape.or': '{some} or {last}',
  'shape.or-null': '{wanted} or null',
} as const satisfies Catalogue

type ShapeKey = keyof typeof en

/** What begins with a word of the file or a number brings the space before it along: `应为 2 至 6`, `应为列表`. */
const zh: Readonly<Record<ShapeKey, string>> = {
  'shape.inside': '{outer}：{inner}',
  'shape.at': '{place} {what}',
  'shape.file': '文件{what}',
  'shape.is': '为{found}，应为{wanted}',
  'shape.missing': '缺失，应为{wanted}',
  'shape.absent': '缺失',
  'shape.unknown': '这里没有这个字段',
  'shape.hidden': '含有看不见的字符（{code}），请只用看得见的字符',
  'shape.blank': '没有看得见的字母、汉字或数字',
  'shape.edge': '首尾有空格，请去掉',
  'shape.marks': '有一个字母带三个以上的附加符号，最多三个',
  'shape.few-entries': '有 {length} 项，至少应有 {limit} 项',
  'shape.many-entries': '有 {length} 项，最多 {limit} 项',
  'shape.few-characters': '有 {length} 个字符，至少应有 {limit} 个',
  'shape.many-characters': '有 {length} 个字符，最多 {limit} 个',
  'shape.json': ' {json}',
  'shape.range': ' {least} 至 {most}',
  'shape.whole': ' {least} 至 {most} 的整数',
  'shape.number': '数字',
  'shape.text': '文本',
  'shape.list': '列表',
  'shape.object': '对象',
  'shape.and': '{one}、{other}',
  'shape.or': ' {some} 或 {last}',
  'shape.or-null': '{wanted}或 null',
}

export const shapeTexts = { en, zh }

/** A phrase of these texts. */
export function shape(key: ShapeKey, values: Phrase['values'] = {}): Phrase {
  return { key, values }
}
