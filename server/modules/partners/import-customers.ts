import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { CustomerImportRow, customerColumns } from '@quayside/contract/partners/customer.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { importColumnsOf, importOf } from '../../platform/records/import-records.ts'
import type { CheckedRow } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { customerNameTaken, findTakenCustomerNames } from './customers.ts'
import { insertCustomers } from './insert-customers.ts'

type Checked = CheckedRow<CustomerImportRow>

export const customerImport = importOf(
  { entity: 'customer', schema: CustomerImportRow, columns: importColumnsOf(customerColumns) },
  checkNames,
  (tx, acting, good) => insertCustomers(tx, acting, draftsOf(good)),
)

/** The name that the type asks for, and no name twice: not in the file, and not beside a customer that is there. */
async function checkNames(read: Reader, companyId: string, rows: readonly Checked[]): Promise<Checked[]> {
  const drafts = draftsOf(rows)
  const [chinese, english] = await read(
    findTakenCustomerNames(companyId, 'chineseName', drafts),
    findTakenCustomerNames(companyId, 'englishName', drafts),
  )
  const setOf = (found: readonly { name: string }[]) => new Set(found.map(({ name }) => name))
  const checkChinese = repeatCheck('chineseName', {
    keys: setOf(chinese),
    refusal: customerNameTaken.chineseName,
  })
  const checkEnglish = repeatCheck('englishName', {
    keys: setOf(english),
    refusal: customerNameTaken.englishName,
  })
  return rows.map((checked) => {
    const { draft, row } = checked
    if (!draft) return checked
    return withFindings(checked, [
      ...checkCustomer(draft),
      ...checkChinese(draft.chineseName.toLowerCase(), row),
      ...checkEnglish(draft.englishName.toLowerCase(), row),
    ])
  })
}
