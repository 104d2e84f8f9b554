import { savedOf } from '@quayside/contract/kernel/columns.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import { type InboundLineDraft, inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import type { InboundSourceQuery } from '@quayside/contract/warehouse/inbound-query.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { NumberedSave } from '../../platform/records/numbered-save.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findInboundLines, storedInboundLines } from './inbound-lines.ts'
import { inbounds } from './inbounds.ts'
import { writeInbound } from './save-inbound.ts'

const findProducts = (companyId: string, ids: readonly string[]) =>
  sql
    .selectFrom('product')
    .select(['id', 'model', 'name', 'brand', 'origin', 'unit', 'shelf_life_days'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** Goods like those of an earlier inbound order are others: they are not the order's that those were announced for. */
const ofNoOrder = { orderLineId: null }

/** Lines for the form from goods that are known already; nothing is saved. */
export async function listSourceLines(
  call: Call,
  { query }: { query: InboundSourceQuery },
): Promise<InboundLineDraft[]> {
  const { companyId } = call.principal
  const given = query.productIds ?? []
  const productIds = (typeof given === 'string' ? given.split(',') : given).filter((id) => /^\d+$/.test(id))
  const [lines, products] = await call.read(
    findInboundLines(companyId, query.inboundId ?? '0'),
    findProducts(companyId, productIds),
  )
  if (lines.length + products.length === 0) throw refuse('record.notFound')
  return [
    ...lines.map((line) => ({
      ...storedInboundLines.toDraft(line),
      ...ofNoOrder,
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
        shelfLifeDays: product.shelf_life_days === null ? '' : String(product.shelf_life_days),
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
      lines: source.lines.map((line) => ({ ...inboundLines.toDraft(line), ...ofNoOrder })),
      attachments: {},
    })
  })
