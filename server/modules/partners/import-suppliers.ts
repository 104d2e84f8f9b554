import { SupplierImportRow, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import {
  draftsOf,
  importColumnsOf,
  importOf,
  onceJudge,
  withFindings,
} from '../../platform/records/import-records.ts'
import { insertSuppliers } from './insert-suppliers.ts'
import { nameTaken } from './list-suppliers.ts'
import { findTakenNames } from './supplier-queries.ts'

/** Documents cannot come in a sheet: imported suppliers are enabled and wait for theirs (see `missingDocuments`). */
export const supplierImport = importOf(
  { entity: 'supplier', schema: SupplierImportRow, columns: importColumnsOf(supplierColumns) },
  async (read, companyId, rows) => {
    const names = draftsOf(rows).map(({ name }) => name)
    const [found] = await read(findTakenNames(companyId, names))
    const judge = onceJudge('name', new Set(found.map(({ name }) => name)), nameTaken)
    return rows.map((judged) =>
      withFindings(judged, judge(judged.draft?.name.toLowerCase() ?? '', judged.row)),
    )
  },
  (tx, acting, good) => insertSuppliers(tx, acting, draftsOf(good)),
)
