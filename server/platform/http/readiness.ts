import { sql as raw } from 'kysely'
import { newStorageKey } from '../files/storage.ts'
import type { Platform } from '../platform.ts'
import type { Unavailable } from './unavailable.ts'

/** What a call lately failed for; nothing when writing was seen to work again. */
let failedFor: Unavailable | undefined

export function noteMissing(missing: Unavailable): void {
  failedFor = missing
}

/**
 * What this process cannot serve at the moment. The database is asked each time; whether disk and storage take writes
 * again is tried only after a call has failed for one of them.
 */
export async function findMissing(platform: Platform): Promise<Unavailable | undefined> {
  try {
    await platform.app.read([{ sql: 'select 1', parameters: [] }])
  } catch {
    return 'database'
  }
  if (failedFor === undefined) return undefined
  try {
    const key = newStorageKey()
    await platform.files.put(key, Buffer.from('ready?'), 'text/plain')
    await platform.files.remove(key)
    await platform.staff.transaction([], (tx) =>
      raw`insert into attempt (key, window_start, count) values ('ready?', 'epoch', 1)
        on conflict (key, window_start) do update set count = attempt.count + 1`.execute(tx),
    )
    failedFor = undefined
    return undefined
  } catch {
    return failedFor
  }
}
