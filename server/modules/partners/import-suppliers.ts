import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { SupplierImportRow, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import {
  draftsOf,
  importColumnsOf,
  importRecords,
  onceJudge,
  withFindings,
} from '../../platform/records/import-records.ts'
import type { Call } from '../../platform/session/call.ts'
import { insertSuppliers } from './insert-suppliers.ts'
import { nameTaken } from './list-suppliers.ts'
import { findTakenNames } from './supplier-queries.ts'

const sheet = { entity: 'supplier', schema: SupplierImportRow, columns: importColumnsOf(supplierColumns) }

export const downloadSupplierTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

/** Documents cannot come in a sheet: imported suppliers are enabled and wait for theirs (see `missingDocuments`). */
export const importSuppliers = (
  call: Call,
  input: { body: ImportInput; upload: Upload },
): Promise<ImportResult> =>
  importRecords(
    call,
    input,
    sheet,
    async (read, rows) => {
      const names = draftsOf(rows).map(({ name }) => name)
      const [found] = await read(findTakenNames(call.principal.companyId, names))
      const judge = onceJudge('name', new Set(found.map(({ name }) => name)), nameTaken)
      return rows.map((judged) =>
        withFindings(judged, judge(judged.draft?.name.toLowerCase() ?? '', judged.row)),
      )
    },
    (tx, good) => insertSuppliers(tx, asCustomer(call.principal), draftsOf(good)),
  )
