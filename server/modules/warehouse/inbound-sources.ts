import { savedOf } from '@quayside/contract/kernel/columns.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import { type InboundLineDraft, inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import type { InboundSourceQuery } from '@quayside/contract/warehouse/inbound-query.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import type { NumberedSave } from '../../platform/records/numbered-save.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findInboundLines, storedInboundLines } from './inbound-lines.ts'
import { inbounds } from './inbounds.ts'
import { writeInbound } from './save-inbound.ts'

/** Of an order, what is still to come of its lines. */
const findOrderGoods = (companyId: string, orderId: string) =>
  sql
    .selectFrom('order_line as l')
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['l.id', 'l.product_id', 'l.model', 'l.name', 'l.brand', 'l.origin', 'l.unit', 'l.reel_number'])
    .select([
      raw<string>`coalesce(trim_scale(l.qty - l.received_qty)::text, '')`.as('qty'),
      decimalText('l.packages').as('packages'),
      decimalText('l.pallets').as('pallets'),
      decimalText('l.net_weight').as('net_weight'),
      decimalText('l.gross_weight').as('gross_weight'),
      decimalText('l.volume').as('volume'),
      decimalText('l.minimum_pack_quantity').as('minimum_pack_quantity'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.order_id', '=', orderId)
    .where('o.deleted_at', 'is', null)
    .orderBy('l.position')

const findProducts = (companyId: string, ids: readonly string[]) =>
  sql
    .selectFrom('product')
    .select(['id', 'model', 'name', 'brand', 'origin', 'unit'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** Lines for the form from goods that are known already; nothing is saved. */
export async function listSourceLines(
  call: Call,
  { query }: { query: InboundSourceQuery },
): Promise<InboundLineDraft[]> {
  const { companyId } = call.principal
  const given = query.productIds ?? []
  const productIds = (typeof given === 'string' ? given.split(',') : given).filter((id) => /^\d+$/.test(id))
  const [goods, lines, products] = await call.read(
    findOrderGoods(companyId, query.orderId ?? '0'),
    findInboundLines(companyId, query.inboundId ?? '0'),
    findProducts(companyId, productIds),
  )
  if (goods.length + lines.length + products.length === 0) throw refuse('record.notFound')
  return [
    ...goods.map(
      (line): InboundLineDraft => ({
        ...inboundLines.emptyLine(`order-${line.id}`),
        productId: line.product_id,
        orderLineId: line.id,
        model: line.model,
        name: line.name,
        brand: line.brand,
        origin: line.origin,
        unit: line.unit,
        qty: line.qty,
        packages: line.packages,
        pallets: line.pallets,
        netWeight: line.net_weight,
        grossWeight: line.gross_weight,
        volume: line.volume,
        minimumPackQuantity: line.minimum_pack_quantity,
        lotNumber: line.reel_number.slice(0, 60),
      }),
    ),
    ...lines.map((line) => ({
      ...storedInboundLines.toDraft(line),
      key: `inbound-${line.id}`,
    })),
    ...products.map(
      (product): InboundLineDraft => ({
        ...inboundLines.emptyLine(`product-${product.id}`),
        productId: product.id,
        model: product.model,
        name: product.name,
        brand: product.brand,
        origin: product.origin,
        unit: product.unit,
      }),
    ),
  ]
}

const headOf = savedOf(inboundColumns)

/** A new draft with everything of this one; the goods are ordered today. */
export const copyInbound = (call: Call, { params }: { params: { id: string } }): Promise<NumberedSave> =>
  call.write(async (tx) => {
    const source = getOrRefuse(await inbounds.read(readWithin(tx), call, params.id))
    return writeInbound(tx, call, {
      ...headOf(source),
      id: undefined,
      version: undefined,
      orderedOn: call.platform.clock.today(),
      pickupTime: '',
      expressNumber: '',
      lines: source.lines.map(inboundLines.toDraft),
      attachments: {},
    })
  })
