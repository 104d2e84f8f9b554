import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import type { StockDifference } from '@quayside/contract/warehouse/stock-difference.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { attachedColumns, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

export const differenceKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'stockDifference',
  id,
})

export const findDifferences = (companyId: string) =>
  sql
    .selectFrom('stock_difference as d')
    .leftJoin('inbound_line as l', (join) =>
      join.onRef('l.company_id', '=', 'd.company_id').onRef('l.id', '=', 'd.line_id'),
    )
    .leftJoin('inbound_order as i', (join) =>
      join.onRef('i.company_id', '=', 'd.company_id').onRef('i.id', '=', 'd.inbound_id'),
    )
    .leftJoin('order_line as ol', (join) =>
      join.onRef('ol.company_id', '=', 'd.company_id').onRef('ol.id', '=', 'd.order_line_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'd.company_id').onRef('o.id', '=', 'd.order_id'),
    )
    .select([
      'd.id',
      'd.version',
      'd.inbound_id',
      'i.number as inbound_number',
      'd.order_id',
      'o.order_no',
      'd.line_id',
      'd.order_line_id',
      'd.kind',
      'd.state',
      'd.reason',
      'd.answer',
      'd.consultation_id',
      'd.created_at',
    ])
    .select([
      raw<string>`coalesce(l.model, ol.model)`.as('model'),
      raw<string>`coalesce(trim_scale(coalesce(l.qty, ol.qty))::text, '0')`.as('announced'),
      raw<string>`coalesce(trim_scale(coalesce(l.received_qty, ol.received_qty))::text, '0')`.as('received'),
      raw<string>`trim_scale(d.qty)::text`.as('qty'),
    ])
    .where('d.company_id', '=', companyId)
    .orderBy('d.id')
type DifferenceRow = InferResult<ReturnType<typeof findDifferences>>[number]

/** With their photos; the steps are the reader's. */
export async function readDifferences(
  read: Reader,
  companyId: string,
  rows: readonly DifferenceRow[],
): Promise<StockDifference[]> {
  if (rows.length === 0) return []
  const [files] = await read(
    sql
      .selectFrom('attachment')
      .innerJoin('file', 'file.id', 'attachment.file_id')
      .select(attachedColumns)
      .select('attachment.entity_id')
      .where('attachment.company_id', '=', companyId)
      .where('attachment.entity', '=', 'stockDifference')
      .where('attachment.entity_id', '=', raw<string>`any(${rows.map(({ id }) => id)}::bigint[])`)
      .where('attachment.deleted_at', 'is', null)
      .orderBy('attachment.id'),
  )
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    inboundId: row.inbound_id,
    inboundNumber: row.inbound_number,
    orderId: row.order_id,
    orderNo: row.order_no,
    lineId: row.line_id,
    orderLineId: row.order_line_id,
    model: row.model,
    announced: row.announced,
    received: row.received,
    kind: row.kind,
    qty: row.qty,
    state: row.state,
    reason: row.reason,
    answer: row.answer,
    consultationId: row.consultation_id,
    photos: toAttachments(files.filter((file) => file.entity_id === row.id)),
    createdAt: row.created_at,
    nextSteps: [],
  }))
}

const differenceAccess = {
  accept: 'logistics-inbound-decide',
  dispute: 'logistics-inbound-decide',
} as const

export const withSteps = (call: Call, difference: StockDifference): StockDifference => ({
  ...difference,
  nextSteps: stepsFor(
    call.principal,
    { machine: stockDifferenceMachine, state: difference.state, facts: {} },
    differenceAccess,
  ),
})

export async function readDifference(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<StockDifference> {
  const [rows] = await read(findDifferences(companyId).where('d.id', '=', id))
  return getOrRefuse((await readDifferences(read, companyId, rows))[0])
}

export const getDifference = async (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<StockDifference> =>
  withSteps(call, await readDifference(call.read, { companyId: call.principal.companyId, id }))

/** Those of an order, with the steps that the member may take. */
export async function listOrderDifferences(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<StockDifference[]> {
  const { companyId } = call.principal
  const [orders, rows] = await call.read(
    sql
      .selectFrom('trade_order')
      .select('model_type')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
    findDifferences(companyId).where('d.order_id', '=', id),
  )
  call.requireKind(getOrRefuse(orders[0]).model_type)
  const differences = await readDifferences(call.read, companyId, rows)
  return differences.map((difference) => withSteps(call, difference))
}

export const differenceFiles = recordFiles('stock_difference', { see: 'logistics-inbound-list' })
