import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkLineKeys } from '@quayside/contract/orders/order.rules.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInboundDays } from '@quayside/contract/warehouse/inbound.rules.ts'
import { inboundColumns as columns, type InboundSave } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLineDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { replaceLines } from '../../platform/records/replace-lines.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { inbounds, readOwnInbound } from './inbounds.ts'

const kept = { entity: inbounds.entity, table: inbounds.table, read: readOwnInbound } as const
/** A draft has nothing to be picked up. */
const facts = { isPickedUp: true }
const stored = toStored(columns)
const saveOf = (state: number) => ({ machine: warehouseInMachine, name: 'save', state, facts })

export type NumberedSave = Saved & { number: string }

export async function saveInbound(call: Call, { body }: { body: InboundSave }): Promise<NumberedSave> {
  const today = shanghaiDate(call.platform.clock.now())
  refuseIfAny([...checkLineKeys(body.lines), ...checkInboundDays(body, today)])
  return call.write((tx) => writeInbound(tx, call, body))
}

/** A new draft or a changed one, with all its lines. */
export async function writeInbound(tx: Tx, call: Call, body: InboundSave): Promise<NumberedSave> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const locked = await lockForSave(tx, call, kept, body)
  const from = locked ? requireStep(acting, saveOf(locked.state)).from : ''
  refuseIfAny(await findUnknown(tx, companyId, body))
  const values = { ...stored(body as never), ...sumsOf(body.lines) }
  const saved =
    locked === undefined
      ? found((await insertRecords(tx, acting, inbounds, [values as never], warehouseInMachine.initial))[0])
      : await changeRecord(tx, acting, inbounds, locked.id, values as never, { from, to: from })
  await replaceLines(tx, 'inbound_line', { companyId, id: saved.id }, rowsOf(body.lines))
  await attachGiven(tx, call.principal, { entity: inbounds.entity, entityId: saved.id }, body.attachments)
  const { number } = await tx
    .selectFrom('inbound_order')
    .select('number')
    .where('company_id', '=', companyId)
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow()
  return { ...saved, number }
}

const sumOf = (values: readonly string[]): string =>
  values.reduce((sum, value) => sum.plus(value || 0), new Big(0)).toFixed()

const sumsOf = (lines: readonly InboundLineDraft[]) => ({
  line_count: lines.length,
  qty: sumOf(lines.map(({ qty }) => qty)),
  packages: Number(sumOf(lines.map(({ packages }) => packages))),
  gross_weight: sumOf(lines.map(({ grossWeight }) => grossWeight)),
})

const orNull = (value: string): string | null => (value === '' ? null : value)

const rowsOf = (lines: readonly InboundLineDraft[]) =>
  lines.map((line, position) => ({
    position,
    key: line.key,
    product_id: line.productId,
    order_line_id: line.orderLineId,
    model: line.model,
    name: line.name,
    brand: line.brand,
    origin: line.origin,
    unit: line.unit,
    qty: orNull(line.qty),
    pallet_number: line.palletNumber,
    pallet_type: line.palletType,
    pallets: orNull(line.pallets),
    lot_number: line.lotNumber,
    batch_number: line.batchNumber,
    date_code: line.dateCode,
    packages: orNull(line.packages),
    net_weight: orNull(line.netWeight),
    gross_weight: orNull(line.grossWeight),
    volume: orNull(line.volume),
    minimum_pack_quantity: orNull(line.minimumPackQuantity),
    remark: line.remark,
    raw_cells: line.rawCells,
  }))

type Unknown = {
  has_supplier: boolean
  has_warehouse: boolean
  products: string[]
  order_lines: string[]
  entries: string[]
}

const dictionaries = { origin: 1001, unit: 1003 } as const

/** What is not this company's, or in no dictionary, at its field. */
async function findUnknown(tx: Tx, companyId: string, body: InboundSave): Promise<Finding[]> {
  const ids = (of: (line: InboundLineDraft) => string | null) => [
    ...new Set(body.lines.flatMap((line) => of(line) ?? [])),
  ]
  const entries = body.lines.flatMap((line) =>
    (['origin', 'unit'] as const).flatMap((field) =>
      line[field] === '' ? [] : [{ type: dictionaries[field], value: line[field] }],
    ),
  )
  const { rows } = await raw<Unknown>`select
    ${body.supplierId}::bigint is null or exists (select 1 from supplier s where s.company_id = ${companyId}::bigint
      and s.id = ${body.supplierId}::bigint and s.deleted_at is null) as has_supplier,
    ${body.warehouseId}::bigint is null or exists (select 1 from warehouse w where w.id = ${body.warehouseId}::bigint) as has_warehouse,
    array(select asked.id::text from unnest(${ids(({ productId }) => productId)}::bigint[]) as asked (id) where not exists (
      select 1 from product p where p.company_id = ${companyId}::bigint and p.id = asked.id)) as products,
    array(select asked.id::text from unnest(${ids(({ orderLineId }) => orderLineId)}::bigint[]) as asked (id) where not exists (
      select 1 from order_line l where l.company_id = ${companyId}::bigint and l.id = asked.id)) as order_lines,
    array(select distinct asked.type || ' ' || asked.value from unnest(${entries.map(({ type }) => type)}::int[],
      ${entries.map(({ value }) => value)}::text[]) as asked (type, value) where not exists (
        select 1 from dict_entry d where d.type = asked.type and d.value = asked.value)) as entries`.execute(
    tx,
  )
  const unknown = found(rows[0])
  return [
    ...(unknown.has_supplier ? [] : [at('supplierId', 'record.notFound')]),
    ...(unknown.has_warehouse ? [] : [at('warehouseId', 'record.notFound')]),
    ...body.lines.flatMap((line, place) => [
      ...(line.productId !== null && unknown.products.includes(line.productId)
        ? [at(`lines.${place}.productId`, 'record.notFound')]
        : []),
      ...(line.orderLineId !== null && unknown.order_lines.includes(line.orderLineId)
        ? [at(`lines.${place}.orderLineId`, 'record.notFound')]
        : []),
      ...(['origin', 'unit'] as const).flatMap((field) =>
        unknown.entries.includes(`${dictionaries[field]} ${line[field]}`)
          ? [at(`lines.${place}.${field}`, 'field.code')]
          : [],
      ),
    ]),
  ]
}

export const removeInbounds = removalOf(inbounds, {
  hindrance: (acting, row) =>
    findHindrance(acting, { machine: warehouseInMachine, name: 'remove', state: row.state, facts }),
})
