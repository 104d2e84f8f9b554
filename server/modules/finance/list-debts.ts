import {
  debtColumns as columns,
  type Debt,
  type DebtColumn,
  type DebtQuery,
} from '@quayside/contract/finance/debt.ts'
import { shapesOf } from '@quayside/contract/kernel/columns.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { cellsOf } from '../../platform/records/export-cells.ts'
import { exportRows } from '../../platform/records/export-rows.ts'
import { filteredList } from '../../platform/records/filtered-list.ts'
import type { Call } from '../../platform/session/call.ts'
import { debtSort, debtSums, dueFirst, type Filter, findDebts, toDebt } from './debts.ts'
import { debtCells, readFeeNames } from './fee-names.ts'

const page = filteredList(findDebts.source, debtSort, debtSums)

export const listDebts = (call: Call, { query }: { query: DebtQuery }) => {
  const day = call.platform.clock.today()
  return page(call, dueFirst(query), (row) => toDebt(row, day))
}

type ExportQuery = Filter &
  Pick<DebtQuery, 'orderByColumn' | 'isAsc'> & { columns?: readonly DebtColumn[] | undefined }

export async function exportDebts(call: Call, { query }: { query: ExportQuery }): Promise<Binary> {
  const day = call.platform.clock.today()
  const feeName = await readFeeNames(call.read, call.locale)
  return exportRows(call, {
    entity: 'debt',
    query: findDebts(call, query),
    sorting: dueFirst(query),
    sortColumns: debtSort,
    toRow: (row) => toDebt(row, day),
    columns: cellsOf<typeof columns, Debt>(columns, call.text, debtCells(call.text, feeName)),
    chosen: query.columns ?? shapesOf(columns).exported,
  })
}
