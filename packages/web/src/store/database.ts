import { type IDBPDatabase, openDB } from 'idb'

/** What is in a table is not trusted: it is read as unknown, and checked. */
export type Database = IDBPDatabase<unknown>

/** Opens the database of this name, and brings one of an older version to this one. Rejects where there is none, as in some private windows. */
export async function openDatabase(
  name: string,
  version: number,
  upgrade: (db: Database, from: number) => void,
): Promise<Database> {
  const db = await openDB(name, version, {
    upgrade,
    // A newer version of the page in another tab must not wait for this one.
    blocking: () => db.close(),
  })
  return db
}
