import { sql as raw } from 'kysely'
import type { Tx } from './database.ts'

/** In statements: the day on which the transaction books, which is today in Shanghai. */
export const businessDay = raw<string>`app.business_day()`

export async function readBusinessDay(tx: Tx): Promise<string> {
  const { rows } = await raw<{ day: string }>`select ${businessDay} as day`.execute(tx)
  return rows[0]?.day ?? ''
}
