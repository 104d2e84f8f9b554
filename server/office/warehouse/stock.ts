import type {
  BlockLots,
  DateLots,
  GradeLots,
  InspectLots,
  MeasureLots,
  MoveLots,
  OfficeStock,
  OfficeStockDetail,
  OfficeStockQuery,
} from '@quayside/contract/office/stock.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { LotCodeQuery } from '@quayside/contract/warehouse/stock.ts'
import type { LabelQuery } from '@quayside/contract/warehouse/warehouse.api.ts'
import { type InferResult, sql as raw } from 'kysely'
import { blockLots, unblockLots } from '../../modules/warehouse/block-lots.ts'
import { dateLots } from '../../modules/warehouse/date-lots.ts'
import { gradeLots } from '../../modules/warehouse/grade-lots.ts'
import { inspectLots } from '../../modules/warehouse/inspect-lots.ts'
import { findByCode, readLot } from '../../modules/warehouse/lot-detail.ts'
import { measureLots } from '../../modules/warehouse/measure-lots.ts'
import { moveLots } from '../../modules/warehouse/move-lots.ts'
import { lotLabels } from '../../modules/warehouse/print-labels.ts'
import { filteredLots, stockSort, stockSums, toStock } from '../../modules/warehouse/stock.ts'
import { readCompanyName } from '../../platform/records/company-name.ts'
import { summedPage } from '../../platform/records/list-page.ts'
import type { Summing } from '../../platform/records/list-sums.ts'
import type { OfficeCall } from '../office-call.ts'

const officeStockSums: Summing<'onHand' | 'reserved' | 'blocked' | 'available'> = {
  ...stockSums,
  columns: { ...stockSums.columns, blocked: { value: raw`q.blocked`, isQuantity: true } },
}

const companyName = raw<string>`(select c.name from company c where c.id = l.company_id)`

export function listStock(call: OfficeCall, { query }: { query: OfficeStockQuery }) {
  const { companyId, ...given } = query
  const today = call.platform.clock.today()
  const wanted = filteredLots(companyId, call.locale, given).select(companyName.as('company_name'))
  const toRow = (row: InferResult<typeof wanted>[number]): OfficeStock => ({
    ...toStock(row, today),
    companyId: row.company_id,
    companyName: row.company_name,
  })
  return summedPage(call, wanted, given, stockSort, toRow, officeStockSums)
}

export async function findStockByCode(
  call: OfficeCall,
  { query }: { query: LotCodeQuery },
): Promise<{ id: string }> {
  const [[lot]] = await call.read(findByCode(undefined, query.code))
  if (!lot) throw refuse('stock.notThere')
  return lot
}

export async function getStock(
  call: OfficeCall,
  { params }: { params: { id: string } },
): Promise<OfficeStockDetail> {
  const lot = await readLot(call.read, {
    id: params.id,
    locale: call.locale,
    today: call.platform.clock.today(),
  })
  return { ...lot, companyName: await readCompanyName(call.read, lot.companyId) }
}

export const printStockLabels = (call: OfficeCall, { query }: { query: LabelQuery & { ids: string } }) =>
  lotLabels(
    call.read,
    undefined,
    query.ids.split(',').filter((id) => /^\d{1,18}$/.test(id)),
    query,
  )

export const moveStock = (call: OfficeCall, { body }: { body: MoveLots }) =>
  call.write((tx) => moveLots(tx, call.acting, body))
export const blockStock = (call: OfficeCall, { body }: { body: BlockLots }) =>
  call.write((tx) => blockLots(tx, call.acting, body))
export const unblockStock = (call: OfficeCall, { body }: { body: BlockLots }) =>
  call.write((tx) => unblockLots(tx, call.acting, body))
export const gradeStock = (call: OfficeCall, { body }: { body: GradeLots }) =>
  call.write((tx) => gradeLots(tx, call.acting, body))
export const measureStock = (call: OfficeCall, { body }: { body: MeasureLots }) =>
  call.write((tx) => measureLots(tx, call.acting, body))
export const inspectStock = (call: OfficeCall, { body }: { body: InspectLots }) =>
  call.write((tx) => inspectLots(tx, call.acting, body))
export const dateStock = (call: OfficeCall, { body }: { body: DateLots }) =>
  call.write((tx) => dateLots(tx, call.acting, body))
