import type { ScanProgress } from '@quayside/contract/office/goods.ts'
import type { CountLine, PickLot, PutLine } from '@quayside/contract/office/warehouse.ts'
import { putLine } from '../../modules/warehouse/put-line.ts'
import { countLine, pickLot, type Scanned } from '../../modules/warehouse/scan-goods.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { OfficeCall } from '../office-call.ts'

type Input<B> = { params: { id: string }; body: B }

/** A scan of an order that is named in the audit. */
const scanOf =
  <B>(kind: string, scan: (tx: Tx, acting: Acting, id: string, body: B) => Promise<Scanned>) =>
  (call: OfficeCall, { params: { id }, body }: Input<B>): Promise<ScanProgress> =>
    call.write(async (tx, note) => {
      const { companyId, ...progress } = await scan(tx, call.acting, id, body)
      note.companyId = companyId
      note.target = `${kind} ${id}`
      return progress
    })

export const countInboundLine = scanOf<CountLine>('inbound', countLine)
export const putInboundLine = scanOf<PutLine>('inbound', putLine)
export const pickOutboundLot = scanOf<PickLot>('outbound', (tx, _acting, id, body) => pickLot(tx, id, body))
