import type { Columns } from '@quayside/contract/kernel/columns.ts'
import { shapesOf } from '@quayside/contract/kernel/columns.ts'
import { kindOf } from '@quayside/contract/office/kinds.ts'
import type { RecordQuery, RecordRow } from '@quayside/contract/office/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type WrittenColumn, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { entryCells } from '../../platform/records/entry-cells.ts'
import { cellsOf } from '../../platform/records/export-cells.ts'
import type { OwnCells } from '../../platform/records/record.ts'
import type { Texts } from '../../platform/texts.ts'
import type { ProviderEntity } from '../../provider/entity.ts'
import type { OfficeCall } from '../office-call.ts'
import { listRecords } from './list-records.ts'

/** More than somebody reads in a sheet. */
const rowsAtMost = 20_000

type Sheet<T extends Columns, R> = {
  readonly columns: T
  /** Cells that the table of columns does not describe. */
  readonly cells: (text: Texts) => OwnCells<T, R>
}

/** A list across companies as a workbook: the customer first, then the columns of the record. */
export const exportRecords = <T extends Columns, R extends RecordRow>(
  entity: ProviderEntity,
  { columns, cells }: Sheet<T, R>,
) => {
  const list = listRecords(entity)
  return async (call: OfficeCall, { query }: { query: RecordQuery }): Promise<Binary> => {
    const found = await list(call, { query: { ...query, pageNum: 1, pageSize: rowsAtMost } })
    if (found.rows.length === 0) throw refuse('export.noData')
    if (found.total > rowsAtMost) throw refuse('excel.tooManyToExport', { max: rowsAtMost })
    const entries = await entryCells(call, columns)
    const own = { ...entries, state: stateCell(entity, call.text), ...cells(call.text) }
    const written = cellsOf<T, R>(columns, call.text, own)
    const name = call.text(`fields.${entity.kind}.recordName`)
    const customer: WrittenColumn<R> = {
      header: call.text('fields.ageing.companyName'),
      kind: 'text',
      width: 36,
      value: (row) => row.companyName,
    }
    const all = shapesOf(columns).exported.map((key) => ({
      ...written[key],
      header: call.text(`fields.${entity.kind}.${key}`),
    }))
    return new Binary({
      body: writeSheet(name, [customer, ...all], found.rows as R[]),
      mime: xlsxMime,
      fileName: `${name}-${call.platform.clock.today()}.xlsx`,
    })
  }
}

/** Rows of the back office have the names of their states. */
const stateCell = ({ kind }: ProviderEntity, text: Texts) => {
  const { states } = kindOf(kind).machine
  return ({ state }: RecordRow): string => codeText(text, states, states.codes[state] ?? state)
}
