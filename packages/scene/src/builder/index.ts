/** What players build before a match, and how it travels. Apart from the rest: a match needs none of it. */
export {
  type Alternative,
  type Builder,
  type BuilderContext,
  type BuilderDiagram,
  type BuilderFault,
  type BuilderField,
  builderOf,
  type CheckedSheet,
  type ChoiceField,
  type ItemFile,
  type ListEntry,
  type ListField,
  type NumericField,
  type OwnItem,
  type Sheet,
  type StockItem,
  type TextField,
  type TypedBuilder,
} from './builder.ts'
export {
  type BuiltItem,
  isItem,
  itemFaults,
  LONGEST_NAME,
  readItem,
  whyNotOf,
  writeItem,
} from './built-item.ts'
export { withEntry, withoutEntry, withValue } from './edits.ts'
export { placeAt, remarkAt, statementAt, valueAt } from './fault-place.ts'
export { nameFaults } from './name-faults.ts'
export { shapeFaults } from './shape-faults.ts'
export { shapeTexts } from './shape-texts.ts'
