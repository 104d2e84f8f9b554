import type { StaleData } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, finding, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../database/database.ts'
import { type Reader, readWithin } from './read-within.ts'
import { findLastEvent, type RecordKey } from './timeline.ts'

/**
 * Refuses to overwrite a newer version. The refusal names who saved it and when, and contains the current
 * record, so that the form can show both and let the user choose.
 */
export async function requireVersion<T>(
  tx: Tx,
  record: RecordKey,
  versions: { actual: number; given: number | undefined },
  current: (read: Reader) => Promise<T>,
): Promise<void> {
  if (versions.given === undefined) refuseIfAny([at('version', 'field.required')])
  if (versions.given === versions.actual) return
  const read = readWithin(tx)
  const [[last]] = await read(findLastEvent(record))
  const data: StaleData<T> = {
    changedBy: last?.actor_name ?? '',
    changedAt: last?.at ?? '',
    current: await current(read),
  }
  throw new Refusal([finding('record.stale')], data)
}
