import { SupplierImportRow, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { importColumnsOf, importOf } from '../../platform/records/import-records.ts'
import { insertSuppliers } from './insert-suppliers.ts'
import { nameTaken } from './list-suppliers.ts'
import { findTakenNames } from './supplier-queries.ts'

/** Documents cannot come in a sheet: imported suppliers are enabled and wait for theirs (see `missingDocuments`). */
export const supplierImport = importOf(
  { entity: 'supplier', schema: SupplierImportRow, columns: importColumnsOf(supplierColumns) },
  async (read, companyId, rows) => {
    const names = draftsOf(rows).map(({ name }) => name)
    const [found] = await read(findTakenNames(companyId, names))
    const check = repeatCheck('name', { keys: new Set(found.map(({ name }) => name)), refusal: nameTaken })
    return rows.map((row) => withFindings(row, check(row.draft?.name.toLowerCase() ?? '', row.row)))
  },
  (tx, acting, good) => insertSuppliers(tx, acting, draftsOf(good)),
)
