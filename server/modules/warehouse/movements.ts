import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  type MovementQuery,
  type MovementSummary,
  StockMovement,
} from '@quayside/contract/warehouse/stock-movement.ts'
import { stockChange, stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type InferResult, type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

const signed = (column: string) => raw<string>`trim_scale(${raw.ref(column)})::text`

export const movementsOf = (companyId: string | undefined) => {
  const all = sql
    .selectFrom('stock_movement as m')
    .innerJoin('stock_lot as l', (join) =>
      join.onRef('l.company_id', '=', 'm.company_id').onRef('l.id', '=', 'm.lot_id'),
    )
    .select([
      'm.id',
      'm.lot_id',
      'l.number as lot_no',
      'l.model',
      'm.kind',
      'm.document',
      'm.document_id',
      'm.document_no',
      'm.from_location',
      'm.to_location',
      'm.reason',
      'm.actor',
      'm.actor_name',
      'm.at',
    ])
    .select([
      signed('m.on_hand').as('on_hand'),
      signed('m.reserved').as('reserved'),
      signed('m.blocked').as('blocked'),
      raw<string>`(select trim_scale(sum(b.on_hand))::text from stock_movement b
        where b.company_id = m.company_id and b.lot_id = m.lot_id and b.id <= m.id)`.as('balance'),
    ])
  return companyId === undefined ? all : all.where('m.company_id', '=', companyId)
}

export const toMovement = (row: InferResult<ReturnType<typeof movementsOf>>[number]): StockMovement =>
  shaped(StockMovement, row)

/** How the statistics count a movement of `m`. Goods that only change their place or are divided are neither in nor out. */
const changeOf: Readonly<Record<string, RawBuilder<boolean>>> = {
  [stockChange.codes.in]: raw<boolean>`m.kind = 'in'`,
  [stockChange.codes.out]: raw<boolean>`m.kind = 'out'`,
  [stockChange.codes.adjusted]: raw<boolean>`m.kind not in ('in', 'out')`,
  [stockChange.codes.any]: raw<boolean>`true`,
}

const filters: Filters<Omit<FilterOf<MovementQuery>, 'ids'>> = {
  lotId: by.equals('lot_id'),
  kind: by.equals('kind'),
  direction: by.value(
    (direction: number) => (direction === stockDirection.codes.in ? 1 : -1),
    (sign) => raw`sign(m.on_hand) = ${sign}`,
  ),
  document: by.equals('document'),
  documentId: by.equals('document_id'),
  place: by.given((place: number) => raw`l.place = ${place}`),
  warehouseId: by.given((id: string) => raw`l.warehouse_id = ${id}`),
  supplierId: by.given((id: string) => raw`l.supplier_id = ${id}`),
  hasSupplier: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`(l.supplier_id is not null) = ${isSo}`,
  ),
  change: by.given((change: string) => raw`(m.on_hand <> 0 and ${changeOf[change] ?? raw`false`})`),
  model: by.value(containing, (within) => raw`l.model ilike ${within}`),
  product: by.given((model: string) => raw`l.model_key = lower(${model})`),
  keyword: by.keyword(
    (within) =>
      raw`(lower(l.model) like ${within} or lower(l.number) like ${within} or lower(m.document_no) like ${within})`,
  ),
  dayBegin: by.atLeast('day'),
  dayEnd: by.atMost('day'),
}

export const listMovements = (call: Call, { query }: { query: MovementQuery }) =>
  listPage(
    call,
    filtered(movementsOf(call.principal.companyId), 'm', filters, query),
    query,
    { id: raw`m.id`, at: raw`m.id` },
    toMovement,
  )

const sum = (change: string, sign: RawBuilder<unknown>) =>
  raw<string>`trim_scale(coalesce(${sign} sum(m.on_hand) filter (where ${changeOf[change] ?? raw`false`}), 0))::text`

/** What the movements of a filter come to; the list shows them one by one. */
export async function sumMovements(
  call: Call,
  { query }: { query: MovementQuery },
): Promise<MovementSummary> {
  const { codes } = stockChange
  const [[row]] = await call.read(
    filtered(movementsOf(call.principal.companyId), 'm', filters, query)
      .clearSelect()
      .select([
        raw<number>`count(*)::int`.as('count'),
        sum(codes.in, raw``).as('in'),
        sum(codes.out, raw`-`).as('out'),
        sum(codes.adjusted, raw``).as('adjusted'),
        sum(codes.any, raw``).as('onHand'),
      ]),
  )
  return getOrRefuse(row)
}
