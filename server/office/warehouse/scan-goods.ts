import type { ScanProgress } from '@quayside/contract/office/goods.ts'
import type { CountLine, PickLot } from '@quayside/contract/office/warehouse.ts'
import { countLine, pickLot } from '../../modules/warehouse/scan-goods.ts'
import type { OfficeCall } from '../office-call.ts'

type Input<B> = { params: { id: string }; body: B }

export const countInboundLine = (
  call: OfficeCall,
  { params: { id }, body }: Input<CountLine>,
): Promise<ScanProgress> =>
  call.write(async (tx, note) => {
    const { companyId, ...progress } = await countLine(tx, call.acting, id, body)
    note.companyId = companyId
    note.target = `warehouseIn ${id}`
    return progress
  })

export const pickOutboundLot = (
  call: OfficeCall,
  { params: { id }, body }: Input<PickLot>,
): Promise<ScanProgress> =>
  call.write(async (tx, note) => {
    const { companyId, ...progress } = await pickLot(tx, id, body)
    note.companyId = companyId
    note.target = `outbound ${id}`
    return progress
  })
