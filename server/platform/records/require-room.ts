import type { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type SelectQueryBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'
import { lockName } from '../database/lock-order.ts'

type Room<T extends keyof DB> = {
  /** What the limit is of: a company, or one of its records. */
  readonly scope: string
  readonly rows: SelectQueryBuilder<DB, T, object>
  readonly atMost: number
  readonly full: () => Refusal
}

/**
 * Refuses one more row where the limit is reached. Transactions that count the rows of the same owner wait for each other:
 * otherwise each would count before the others have written, and all of them would find room.
 */
export async function requireRoom<T extends keyof DB>(
  tx: Tx,
  { scope, rows, atMost, full }: Room<T>,
): Promise<void> {
  await lockName(tx, '@room', scope)
  const { count } = await rows.select(raw<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count >= atMost) throw full()
}
