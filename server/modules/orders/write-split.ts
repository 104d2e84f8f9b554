import type { LineSplit } from '@quayside/contract/orders/split-lines.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { LockedOrder } from './order-record-queries.ts'
import { transportColumns } from './order-transport.ts'
import { lineValues } from './order-values.ts'

/** Charges and the insured value are of the whole shipment: they stay with the first order. */
const sharedColumns = raw.join(
  [
    'order_date',
    'supplier_id',
    'customer_id',
    'currency',
    'incoterms',
    'contract_no',
    'destination_port',
    'shipping_note_no',
    'supplier_invoice_no',
    'payment_method',
    'payment_state',
    'fx_payment_state',
    'remarks',
    'is_warehouse_type',
    'is_classified',
    'return_reason',
    'price_audit',
    'source',
    'submitted_at',
    ...transportColumns.filter((column) => column !== 'insured_value'),
  ].map((column) => raw.ref(column)),
)

/** The second order without lines yet, with a number of its own. */
export async function insertSecondOrder(
  tx: Tx,
  order: LockedOrder,
  state: number,
): Promise<{ id: string; orderNo: string }> {
  const { rows } = await raw<{ id: string; orderNo: string }>`
    insert into trade_order (company_id, model_type, order_no, state, split_from_id, ${sharedColumns})
    select company_id, model_type, app.order_number(model_type), ${state}::int, id, ${sharedColumns}
    from trade_order where company_id = ${order.company_id}::bigint and id = ${order.id}::bigint
    returning id, order_no as "orderNo"`.execute(tx)
  return getOrRefuse(rows[0])
}

type Part = LineSplit['goes']
const measured: readonly {
  readonly column: string
  readonly type: string
  readonly value: (part: Part) => string
}[] = [
  { column: 'qty', type: 'numeric', value: (part) => part.qty },
  { column: 'total_money', type: 'numeric', value: (part) => part.totalMoney },
  { column: 'packages', type: 'int', value: (part) => part.packages },
  { column: 'net_weight', type: 'numeric', value: (part) => part.netWeight },
  { column: 'gross_weight', type: 'numeric', value: (part) => part.grossWeight },
  { column: 'volume', type: 'numeric', value: (part) => part.volume },
  { column: 'pallets', type: 'int', value: (part) => part.pallets },
  { column: 'reel_count', type: 'int', value: (part) => part.reelCount },
]
const measuredNames = new Set(measured.map(({ column }) => column))
const copied = lineValues.map(({ column }) => column).filter((column) => !measuredNames.has(column))
const copiedColumns = raw.join(copied.map((column) => raw.ref(column)))
const measuredColumns = raw.join(measured.map(({ column }) => raw.ref(column)))

/** One array a column, with the line each value belongs to. */
const given = (parts: readonly { readonly lineId: string; readonly part: Part }[]) =>
  raw`unnest(${parts.map(({ lineId }) => lineId)}::bigint[], ${raw.join(
    measured.map(
      ({ type, value }) => raw`${parts.map(({ part }) => value(part) || null)}::${raw.raw(type)}[]`,
    ),
  )}) as given (line_id, ${raw.join(measured.map(({ column }) => raw.ref(`new_${column}`)))})`

/** Writes each share into its order; a line that goes as a whole leaves the first. */
export async function moveLines(
  tx: Tx,
  order: LockedOrder,
  secondId: string,
  splits: readonly LineSplit[],
): Promise<void> {
  const { id, company_id: companyId } = order
  const going = splits.map(({ lineId, goes }) => ({ lineId, part: goes }))
  const staying = splits.flatMap(({ lineId, stays }) => (stays ? [{ lineId, part: stays }] : []))
  const gone = splits.flatMap(({ lineId, stays }) => (stays ? [] : [lineId]))
  await raw`insert into order_line (company_id, order_id, ${copiedColumns}, ${measuredColumns})
    select l.company_id, ${secondId}::bigint, ${raw.join(copied.map((column) => raw`l.${raw.ref(column)}`))},
      ${raw.join(measured.map(({ column }) => raw`given.${raw.ref(`new_${column}`)}`))}
    from order_line l join ${given(going)} on given.line_id = l.id
    where l.company_id = ${companyId}::bigint and l.order_id = ${id}::bigint`.execute(tx)
  if (staying.length > 0)
    await raw`update order_line l set ${raw.join(
      measured.map(({ column }) => raw`${raw.ref(column)} = given.${raw.ref(`new_${column}`)}`),
    )}
      from ${given(staying)}
      where l.company_id = ${companyId}::bigint and l.order_id = ${id}::bigint and l.id = given.line_id`.execute(
      tx,
    )
  if (gone.length > 0)
    await tx
      .deleteFrom('order_line')
      .where('company_id', '=', companyId)
      .where('order_id', '=', id)
      .where('id', '=', raw<string>`any(${gone}::bigint[])`)
      .execute()
}

/** The documents are those of both orders. */
export async function copyFiles(tx: Tx, order: LockedOrder, secondId: string): Promise<void> {
  await raw`insert into attachment (company_id, entity, entity_id, kind, file_id, created_by)
    select company_id, entity, ${secondId}::bigint, kind, file_id, created_by from attachment
    where company_id = ${order.company_id}::bigint and entity = 'order' and entity_id = ${order.id}::bigint
      and deleted_at is null
    order by id`.execute(tx)
}
