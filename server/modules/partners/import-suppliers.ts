import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { SupplierImportRow, supplierImportColumns } from '@quayside/contract/partners/supplier.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { importResult, importTemplate, keepRejected } from '../../platform/records/import-answer.ts'
import { type ImportSheet, type JudgedRow, judgeRows } from '../../platform/records/import-rows.ts'
import { type Reader, readIn } from '../../platform/records/read-in.ts'
import type { Call } from '../../platform/session/call.ts'
import { insertSuppliers, nameIndex } from './insert-suppliers.ts'
import { findTakenNames } from './supplier-queries.ts'

type Judged = JudgedRow<SupplierImportRow>

const sheet: ImportSheet<keyof SupplierImportRow, typeof SupplierImportRow> = {
  entity: 'supplier',
  schema: SupplierImportRow,
  columns: supplierImportColumns.map((key) => ({
    key,
    ...((key === 'name' || key === 'isOverseas') && { isRequired: true }),
    ...(key === 'isOverseas' && { codes: defaultFlag }),
    ...((key === 'name' || key === 'englishName' || key === 'address') && { width: 36 }),
  })),
}

export const downloadSupplierTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

/** Documents cannot come in a sheet: imported suppliers are enabled and wait for theirs (see `missingDocuments`). */
export async function importSuppliers(
  call: Call,
  { body, upload }: { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const rows = await judgeRows(call, upload, sheet)
  if (body.mode === 'preview') return importResult(call, sheet, await judgeNames(call.read, call, rows))
  return call.write(async (tx) => {
    // Judged again inside the transaction: between the preview and now others may have saved the same names.
    const judged = await judgeNames(readIn(tx), call, rows)
    const drafts = judged.flatMap(({ draft, findings }) => (draft && findings.length === 0 ? [draft] : []))
    if (drafts.length > 0) await insertSuppliers(tx, asCustomer(call.principal), drafts)
    const result = importResult(call, sheet, judged)
    return { ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) }
  })
}

/** No name twice: not in the file, and not beside a supplier that is there already. */
async function judgeNames(read: Reader, call: Call, rows: readonly Judged[]): Promise<Judged[]> {
  const names = rows.flatMap(({ draft }) => (draft ? [draft.name] : []))
  const [found] = await read(findTakenNames(call.principal.companyId, names))
  const taken = new Set(found.map(({ name }) => name))
  const firstRows = new Map<string, number>()
  return rows.map((judged) => {
    const name = judged.draft?.name.toLowerCase()
    if (name === undefined) return judged
    const first = firstRows.get(name)
    if (first === undefined) firstRows.set(name, judged.row)
    const extra = [
      ...(taken.has(name) ? [nameIndex.supplier_name_once] : []),
      ...(first === undefined ? [] : [at('name', 'excel.rowTwice', { row: first })]),
    ]
    return extra.length > 0 ? { ...judged, findings: [...judged.findings, ...extra] } : judged
  })
}
