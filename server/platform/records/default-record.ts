import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { RecordTable } from './record-table.ts'

type DefaultTable = {
  [T in RecordTable]: DB[T] extends { is_default: unknown } ? T : never
}[RecordTable]

/**
 * Among a company's records that share these values (an address's type, an account's currency) one may be the default:
 * called before another one becomes the default, while their owner is locked.
 */
export async function clearDefault<N extends DefaultTable>(
  tx: Tx,
  table: N,
  among: Partial<Selectable<DB[N]>> & { readonly company_id: string },
  exceptId: string | undefined,
): Promise<void> {
  let others = tx
    // Every such table has the columns used here; the type names one of them.
    .updateTable(table as 'address')
    .set({ is_default: false })
    .where('id', '<>', exceptId ?? '0')
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
  for (const [name, value] of Object.entries<unknown>(among))
    others = others.where(name as 'type', '=', value as number)
  await others.execute()
}
