import { settings } from '@quayside/db/seeds/reference/settings.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../platform/database/database.ts'

/** Fills in settings that are not there yet; what the provider changed stays as it is. */
export async function seedSettings(tx: Tx): Promise<void> {
  const rows = settings.map(({ key, isPublic, value }) => ({ key, is_public: isPublic, value }))
  await raw`insert into system_config (key, is_public, value)
    select key, is_public, value from jsonb_populate_recordset(null::system_config, ${JSON.stringify(rows)}::jsonb)
    on conflict (key) do nothing`.execute(tx)
}
