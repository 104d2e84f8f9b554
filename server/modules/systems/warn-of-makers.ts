import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { type WarnedKey, warnManagers } from './warn-managers.ts'

type Outlived = WarnedKey & { readonly maker: string }

/**
 * A key keeps its permissions when the member who made it has left or lost one of them, as the system behind it goes on
 * working. Those who manage systems are told once for each key, so that they decide whether it is still wanted.
 */
export async function warnOfMakers({ staff }: Platform): Promise<void> {
  const { rows } = await staff.transaction([], (tx) =>
    raw<Outlived>`select k.id::text, k.company_id::text, k.name, k.created_name as maker
      from system_key k join member m on m.id = k.created_by join company c on c.id = k.company_id
      where k.revoked_at is null and k.deleted_at is null and k.expires_at > now() and c.deleted_at is null
        and not (m.is_enabled and m.deleted_at is null and m.permissions @> k.scopes)
        and not exists (select from system_key_maker_warning w
          where w.company_id = k.company_id and w.key_id = k.id)
      order by k.id`.execute(tx),
  )
  const run = inRun('system-key-makers')
  for (const key of rows) await staff.transaction([run], (tx) => warn(tx, key))
}

/** The message and the note that it was sent are one transaction, so that it is sent once. */
async function warn(tx: Tx, key: Outlived): Promise<void> {
  const { rows } = await raw`insert into system_key_maker_warning (company_id, key_id)
    values (${key.company_id}, ${key.id}) on conflict do nothing returning key_id`.execute(tx)
  if (rows.length === 0) return
  await warnManagers(tx, key, {
    phrase: 'systemKey.outlived',
    params: { name: key.name, maker: key.maker },
  })
}
