import { changesBetween } from '@quayside/contract/kernel/changes.ts'
import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { finding } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import type { OfficeCall } from '../office-call.ts'

type Versioned = { readonly version: number }
type Saving<T extends Versioned> = {
  readonly key: string
  /** The version that was changed. */
  readonly version: number
  readonly read: (read: Reader) => Promise<T>
  readonly write: (tx: Tx) => Promise<T>
  /** What is compared: the setting without its version. */
  readonly valueOf: (setting: T) => unknown
}

/**
 * Saves a setting and leaves what changed in the audit log. The first of two saves counts; the second is refused with
 * who saved first and what is there now, so that the page can show both.
 */
export const changeSettingOf = <T extends Versioned>(call: OfficeCall, setting: Saving<T>): Promise<T> =>
  call.write(async (tx, note) => {
    note.target = targetOf(setting.key)
    const read = readWithin(tx)
    const before = await setting.read(read)
    if (before.version !== setting.version) throw await staleSetting(read, setting.key, before)
    const after = await setting.write(tx)
    note.changes = changesBetween(setting.valueOf(before), setting.valueOf(after))
    return after
  })

const targetOf = (key: string): string => `setting ${key}`

async function staleSetting(read: Reader, key: string, current: Versioned): Promise<Refusal> {
  const [[last]] = await read(
    sql
      .selectFrom('audit_log')
      .leftJoin('staff', 'staff.id', 'audit_log.actor_id')
      .select(['audit_log.at', raw<string>`coalesce(staff.name, '')`.as('name')])
      .where('audit_log.target', '=', targetOf(key))
      // The index has these alone.
      .where(raw<boolean>`audit_log.target like 'setting %'`)
      .orderBy('audit_log.id', 'desc')
      .limit(1),
  )
  const data: StaleData<Versioned> = { changedBy: last?.name ?? '', changedAt: last?.at ?? '', current }
  return new Refusal([finding('record.stale')], data)
}
