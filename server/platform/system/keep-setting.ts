import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'

/**
 * Keeps a setting that only the provider reads, the same in all languages. Version 0 is one that was never set. The first
 * of two saves counts; the second is refused.
 */
export async function keepSetting(
  tx: Tx,
  { key, value: given, version }: { key: string; value: object; version: number },
): Promise<number> {
  const value = JSON.stringify({ '*': given })
  const saved =
    version === 0
      ? await tx
          .insertInto('system_config')
          .values({ key, is_public: false, value })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await tx
          .updateTable('system_config')
          .set({ value })
          .where('key', '=', key)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (!saved) throw refuse('record.stale')
  return saved.version
}
