import { useEffect, useMemo, useState } from 'preact/hooks'
import type { GameBuilder, Own } from './game-builder.ts'
import type { DamagedItem, StoredItem } from './item-store.ts'
import { pageItems } from './page-items.ts'

export interface OwnItems {
  readonly own: Own
  of(builder: string): readonly StoredItem[]
  /** What cannot be read of all that was built for the game. */
  readonly damaged: readonly DamagedItem[]
  reload(): Promise<void>
}

/** What the player has built for a game. Another tab may have changed it: it is read again when this one is come back to. */
export function useOwnItems(game: string, builders: readonly Pick<GameBuilder, 'id'>[]): OwnItems {
  const [items, setItems] = useState<ReadonlyMap<string, readonly StoredItem[]>>(new Map())
  const [damaged, setDamaged] = useState<readonly DamagedItem[]>([])
  const ids = builders.map(({ id }) => id).join()
  const reload = async () => {
    const read = builders.map(async ({ id }) => [id, await pageItems().items(game, id)] as const)
    setItems(new Map(await Promise.all(read)))
    setDamaged(await pageItems().damagedItems(game))
  }
  useEffect(() => {
    void reload()
    const again = () => void reload()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [game, ids])
  return useMemo(() => {
    const of = (builder: string) => items.get(builder) ?? []
    return { of, own: of, damaged, reload }
  }, [items, damaged])
}
