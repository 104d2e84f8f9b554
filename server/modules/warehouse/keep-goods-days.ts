import type { CountLine } from '@quayside/contract/office/warehouse.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedInbound } from './lock-inbound.ts'

type Given = Pick<CountLine, 'lineId' | 'producedOn' | 'expiresOn'>

/** Days that were read from the goods replace those that were announced. */
export async function keepGoodsDays(tx: Tx, inbound: LockedInbound, lines: readonly Given[]): Promise<void> {
  for (const { lineId, producedOn, expiresOn } of lines) {
    if (producedOn === undefined && expiresOn === undefined) continue
    await tx
      .updateTable('inbound_line')
      .set({
        ...(producedOn !== undefined && { produced_on: producedOn }),
        ...(expiresOn !== undefined && { expires_on: expiresOn }),
      })
      .where('company_id', '=', inbound.company_id)
      .where('inbound_id', '=', inbound.id)
      .where('id', '=', lineId)
      .execute()
  }
}
