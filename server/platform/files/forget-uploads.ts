import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { JobDefinition } from '../jobs.ts'
import type { Platform } from '../platform.ts'

const filesAtOnce = 200

/**
 * Removes uploads of forms that were never saved: a day old and attached to nothing, not even in the past. A
 * file that some table names is kept by its foreign key. First the row, then the bytes: a crash in between
 * leaves bytes without a row, never a row without bytes.
 */
export const forgetUploads = (platform: Platform): JobDefinition => ({
  name: 'upload-retention',
  schedule: '10 * * * *',
  run: async () => {
    await platform.staff.transaction([], (tx) =>
      tx.deleteFrom('upload_count').where('hour', '<', raw<string>`now() - interval '25 hours'`).execute(),
    )
    let after = '0'
    for (;;) {
      const old = await platform.staff.transaction([], (tx) => removeRows(tx, after))
      for (const key of old.keys) await platform.files.remove(key)
      if (old.last === undefined) return
      after = old.last
    }
  },
})

async function removeRows(tx: Tx, after: string): Promise<{ keys: string[]; last: string | undefined }> {
  const old = await tx
    .selectFrom('file')
    .select(['id', 'storage_key', 'thumbnail_key'])
    .where('id', '>', after)
    .where('created_at', '<', raw<string>`now() - interval '24 hours'`)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('attachment').whereRef('attachment.file_id', '=', 'file.id').select('id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(filesAtOnce)
    // A row that is locked is being attached.
    .forUpdate()
    .skipLocked()
    .execute()
  const keys: string[] = []
  for (const { id, storage_key, thumbnail_key } of old) {
    if (!(await isRemoved(tx, id))) continue
    keys.push(storage_key)
    if (thumbnail_key) keys.push(thumbnail_key)
  }
  return { keys, last: old.at(-1)?.id }
}

const foreignKeyViolation = '23503'

async function isRemoved(tx: Tx, id: string): Promise<boolean> {
  await raw`savepoint upload`.execute(tx)
  try {
    await tx.deleteFrom('file').where('id', '=', id).execute()
    await raw`release savepoint upload`.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error
    await raw`rollback to savepoint upload`.execute(tx)
    return false
  }
}
