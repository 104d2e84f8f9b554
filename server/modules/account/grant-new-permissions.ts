import { permissionSets } from '@quayside/contract/permission-sets.ts'
import { sql as raw } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * A new version may add permissions to a ready set; members with the set are granted them. Run at
 * start, by any number of processes: what is granted already is not touched.
 */
export async function grantNewPermissions(staff: Database): Promise<number> {
  return staff.transaction([], async (tx) => {
    let changed = 0
    for (const [name, permissions] of Object.entries(permissionSets)) {
      const set = raw<string[]>`${[...permissions]}::text[]`
      const grown = await tx
        .updateTable('member')
        .set({
          permissions: raw<
            string[]
          >`array(select distinct p from unnest(permissions || ${set}) as p order by p)`,
          access_stamp: raw<number>`access_stamp + 1`,
        })
        .where('permission_set', '=', name)
        .where('deleted_at', 'is', null)
        .where(raw<boolean>`not permissions @> ${set}`)
        .executeTakeFirst()
      changed += Number(grown.numUpdatedRows)
    }
    return changed
  })
}
