import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { paperWords } from '@quayside/phrases/delivery-papers.ts'
import { warehousePaperWords } from '@quayside/phrases/warehouse-papers.ts'
import { type Binary, pdfBinary } from '../../platform/http/binary.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import { renderDeliveryNotice } from '../orders/delivery-papers.ts'
import { inbounds } from './inbounds.ts'
import { readWarehouses } from './list-warehouses.ts'

/** For the driver who brings announced goods; the names of warehouses are Chinese, like the paper. */
export async function inboundNotice(
  call: Parameters<typeof inbounds.review>[1],
  key: { readonly companyId: string; readonly id: string },
  query: FileQuery,
): Promise<Binary> {
  const inbound = await inbounds.review(key, { ...call, locale: 'zh-CN' })
  const [warehouse] = await readWarehouses(call.read, [inbound.warehouseId], 'zh-CN')
  const body = await renderDeliveryNotice({
    ...(await readPaperParties(call.read, key.companyId, 'zh-CN', 'delivery')),
    numberName: warehousePaperWords.number,
    order: {
      orderNo: inbound.number,
      supplierName: inbound.supplierName ?? '',
      packages: inbound.packages,
      grossWeight: inbound.grossWeight,
      receiving: { time: inbound.pickupTime },
      lines: inbound.lines,
    },
    day: call.platform.clock.today(),
    inbound: warehouse,
    outbound: undefined,
  })
  return pdfBinary(body, `${paperWords.deliveryNotice.zh}-${inbound.number}`, query)
}
