import { type InboundDraft, inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import type { Tx } from '../../platform/database/database.ts'
import { toSaved } from '../../platform/records/columns.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { findInboundLines, storedInboundLines } from './inbound-lines.ts'
import type { LockedInbound } from './lock-inbound.ts'

const headOf = toSaved(inboundColumns)

/** What was saved, as the rules look at it; checked on locked rows. */
export async function draftOf(tx: Tx, row: LockedInbound): Promise<InboundDraft> {
  const [lines] = await readWithin(tx)(findInboundLines(row.company_id, row.id))
  return { ...headOf(row), lines: lines.map(storedInboundLines.toDraft) }
}
