import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import type { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { readDetail } from '../orders/order-detail.ts'
import { paperBinary } from '../orders/print-delivery-papers.ts'
import { inbounds } from '../warehouse/inbounds.ts'
import { readWarehouses } from '../warehouse/list-warehouses.ts'
import { inboundNotice } from '../warehouse/print-inbound-notice.ts'
import { inboundLabels } from '../warehouse/print-labels.ts'
import type { OpenedLink } from './open-link.ts'
import type { TrackedBy } from './tracked-record.ts'

/** What a supplier is told of the goods that it brings. */
export type AwaitedGoods = {
  readonly number: string
  readonly mode: string
  readonly warehouse: Warehouse | undefined
  /** Where the provider fetches the goods, or they are sent from. */
  readonly pickupAddress: string
  readonly time: string
  readonly papers: readonly ('note' | 'labels' | 'boxMarks')[]
}

const modeText = (by: TrackedBy, mode: number | null): string =>
  mode === null ? '' : codeText(by.text, receivingMode, mode)

export async function awaitedGoods(by: TrackedBy, link: OpenedLink): Promise<AwaitedGoods> {
  const key = { companyId: link.company_id, id: link.entity_id }
  if (link.entity === 'inbound') {
    const inbound = await inbounds.review(key, by)
    const [warehouse] = await readWarehouses(by.read, [inbound.warehouseId], by.locale)
    return {
      number: inbound.number,
      mode: modeText(by, inbound.arrivalMode),
      warehouse,
      pickupAddress: inbound.pickupAddress,
      time: inbound.pickupTime,
      papers: [
        ...(warehouse ? ['note' as const] : []),
        ...(inbound.lines.length > 0 ? ['labels' as const] : []),
      ],
    }
  }
  const { toDetail } = await readDetail(by.read, key.companyId, key.id)
  const { orderNo, receiving, lines } = toDetail(by.platform.personalData)
  const [warehouse] = await readWarehouses(by.read, [receiving.warehouseId], by.locale)
  return {
    number: orderNo,
    mode: modeText(by, receiving.mode),
    warehouse,
    pickupAddress: receiving.address,
    time: receiving.time,
    papers: [...(warehouse ? ['note' as const] : []), ...(lines.length > 0 ? ['boxMarks' as const] : [])],
  }
}

/** By the name in its address; undefined where there is none. */
export function awaitedPaper(by: TrackedBy, link: OpenedLink, name: string): Promise<Binary> | undefined {
  const key = { companyId: link.company_id, id: link.entity_id }
  const query = { inline: '1' } as const
  if (link.entity === 'inbound') {
    if (name === 'note') return inboundNotice(by, key, query)
    return name === 'labels' ? inboundLabels(by, key, { paper: 'sheet', ...query }) : undefined
  }
  const paper = { note: 'deliveryNotice', boxMarks: 'boxMarks' } as const
  if (name !== 'note' && name !== 'boxMarks') return undefined
  return paperBinary(by, { ...key, name: paper[name], query, isForSupplier: true })
}
