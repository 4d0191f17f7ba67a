import { useEffect } from 'preact/hooks'
import type { BoardProps } from './contract.ts'

export function Board(props: BoardProps) {
  useEffect(() => {
    props.onReady({ play: async () => {}, skip() {}, focus() {}, fit() {} })
  }, [])
  return <div class="board" role="group" aria-label={props.label} />
}
