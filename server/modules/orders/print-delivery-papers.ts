import type { FileQuery } from '@quayside/contract/kernel/file.ts'
import { paperWords } from '@quayside/phrases/delivery-papers.ts'
import { type Binary, pdfBinary } from '../../platform/http/binary.ts'
import type { Platform } from '../../platform/platform.ts'
import { countries } from '../../platform/records/country.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { renderBoxMarks } from './box-marks.ts'
import { isFetched, renderDeliveryNotice } from './delivery-papers.ts'
import { readDetail } from './order-detail.ts'
import { orderHooks } from './order-hooks.ts'

const papers = { deliveryNotice: renderDeliveryNotice, boxMarks: renderBoxMarks } as const
export type PaperName = keyof typeof papers

export const printPaper =
  (name: PaperName) =>
  async (call: Call, { params, query }: { params: { id: string }; query: FileQuery }): Promise<Binary> => {
    const { companyId } = call.principal
    return paperBinary(call, { companyId, id: params.id, name, query }, call.requireKind)
  }

type Asked = {
  readonly companyId: string
  readonly id: string
  readonly name: PaperName
  readonly query: FileQuery
  /** The supplier's paper does not say who fetches the goods from where afterwards. */
  readonly isForSupplier?: boolean
}

/** For its company and the provider alike; the names of warehouses are Chinese, like the paper. */
export async function paperBinary(
  { read, platform }: { read: Reader; platform: Platform },
  { companyId, id, name, query, isForSupplier = false }: Asked,
  requireKind?: (kind: number) => void,
): Promise<Binary> {
  const { row, toDetail } = await readDetail(read, companyId, id)
  requireKind?.(row.model_type)
  const order = toDetail(platform.personalData)
  const { receiving, delivery } = order
  const parties = await readPaperParties(read, companyId, 'zh-CN', 'delivery')
  const warehouses = await orderHooks
    .get()
    .readWarehouses(read, [receiving.warehouseId, delivery.warehouseId], 'zh-CN')
  const placeOf = (warehouseId: string | null) => warehouses.find((warehouse) => warehouse.id === warehouseId)
  const names = await readEntryNames({ read }, [countries], 'zh-CN')
  const body = await papers[name]({
    order,
    ...parties,
    day: platform.clock.today(),
    inbound: placeOf(receiving.warehouseId),
    outbound: isFetched(order) && !isForSupplier ? placeOf(delivery.warehouseId) : undefined,
    originOf: (code) => names[countries][code] ?? code,
  })
  return pdfBinary(body, `${paperWords[name].zh}-${order.orderNo}`, query)
}
