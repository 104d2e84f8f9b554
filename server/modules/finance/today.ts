import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The business day of the transaction. */
export async function shanghaiToday(tx: Tx): Promise<string> {
  const { rows } = await raw<{ day: string }>`select app.business_day() as day`.execute(tx)
  return rows[0]?.day ?? ''
}
