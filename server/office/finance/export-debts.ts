import { type DebtColumn, debtColumns } from '@quayside/contract/finance/debt.ts'
import { ageingBucket } from '@quayside/contract/finance/finance.codes.ts'
import { shapesOf } from '@quayside/contract/kernel/columns.ts'
import type { AgeingQuery, OfficeDebtQuery } from '@quayside/contract/office/finance.api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { debtCells, readFeeNames } from '../../modules/finance/fee-names.ts'
import { type WrittenColumn, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { cellsOf } from '../../platform/records/export-cells.ts'
import type { OfficeCall } from '../office-call.ts'
import { listAgeing, listAllDebts } from './customers.ts'

/** More than a provider has customers, or open debts that somebody reads in a sheet. */
const rowsAtMost = 20_000

function sheetOf<Row>(
  call: OfficeCall,
  entity: 'ageing' | 'debt',
  columns: readonly WrittenColumn<Row>[],
  rows: readonly Row[],
): Binary {
  if (rows.length === 0) throw refuse('export.noData')
  const name = call.text(`fields.${entity}.recordName`)
  return new Binary({
    body: writeSheet(name, columns, rows),
    mime: xlsxMime,
    fileName: `${name}-${call.platform.clock.today()}.xlsx`,
  })
}

export async function exportAgeing(call: OfficeCall, { query }: { query: AgeingQuery }): Promise<Binary> {
  const { rows } = await listAgeing(call, { query: { ...query, pageNum: 1, pageSize: rowsAtMost } })
  const columns: WrittenColumn<(typeof rows)[number]>[] = [
    {
      header: call.text('fields.ageing.companyName'),
      kind: 'text',
      width: 36,
      value: (row) => row.companyName,
    },
    ...ageingBucket.keys.map((bucket) => ({
      header: call.text(`codes.ageingBucket.${bucket}`),
      kind: 'money' as const,
      value: (row: (typeof rows)[number]) => row[bucket],
    })),
    { header: call.text('fields.ageing.total'), kind: 'money', value: (row) => row.total },
  ]
  return sheetOf(call, 'ageing', columns, rows)
}

export async function exportAllDebts(
  call: OfficeCall,
  { query }: { query: OfficeDebtQuery },
): Promise<Binary> {
  const { rows } = await listAllDebts(call, { query: { ...query, pageNum: 1, pageSize: rowsAtMost } })
  type Row = (typeof rows)[number]
  const feeName = await readFeeNames(call.read, call.locale)
  const cells = cellsOf<typeof debtColumns, Row>(debtColumns, call.text, debtCells(call.text, feeName))
  const columns: WrittenColumn<Row>[] = [
    {
      header: call.text('fields.ageing.companyName'),
      kind: 'text',
      width: 36,
      value: (row) => row.companyName,
    },
    ...shapesOf(debtColumns).exported.map((key: DebtColumn) => ({
      ...cells[key],
      header: call.text(`fields.debt.${key}`),
    })),
  ]
  return sheetOf(call, 'debt', columns, rows)
}
