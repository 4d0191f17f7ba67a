import { options, type VNode } from 'preact'
import { withoutMarks } from '../i18n/direction.ts'

/** Attributes that are read to people. */
const READ = ['title', 'aria-label', 'aria-description', 'alt', 'placeholder']

/**
 * Whatever the page shows, from wherever it comes, has no direction marks: one in the name of a player or of a file would
 * turn the sentence around that follows it. What people type is left as it is.
 */
export function guardTexts(): void {
  const before = options.vnode
  options.vnode = vnode => {
    guard(vnode)
    before?.(vnode)
  }
}

/** A text is a node without a type, whose properties are the text. */
function guard(vnode: Pick<VNode, 'type' | 'props'>): void {
  const node = vnode as { type: unknown; props: unknown }
  if (typeof node.props === 'string') node.props = withoutMarks(node.props)
  if (typeof node.type !== 'string' || typeof node.props !== 'object' || node.props === null) return
  const props = node.props as Record<string, unknown>
  for (const name of READ) {
    const value = props[name]
    if (typeof value === 'string') props[name] = withoutMarks(value)
  }
}
