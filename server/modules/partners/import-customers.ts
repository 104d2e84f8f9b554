import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { CustomerImportRow, customerColumns } from '@quayside/contract/partners/customer.ts'
import {
  draftsOf,
  importColumnsOf,
  importOf,
  onceJudge,
  withFindings,
} from '../../platform/records/import-records.ts'
import type { JudgedRow } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { customerNameTaken, findTakenCustomerNames } from './customers.ts'
import { insertCustomers } from './insert-customers.ts'

type Judged = JudgedRow<CustomerImportRow>

export const customerImport = importOf(
  { entity: 'customer', schema: CustomerImportRow, columns: importColumnsOf(customerColumns) },
  judgeNames,
  (tx, acting, good) => insertCustomers(tx, acting, draftsOf(good)),
)

/** The name that the type asks for, and no name twice: not in the file, and not beside a customer that is there. */
async function judgeNames(read: Reader, companyId: string, rows: readonly Judged[]): Promise<Judged[]> {
  const drafts = draftsOf(rows)
  const [chinese, english] = await read(
    findTakenCustomerNames(companyId, 'chineseName', drafts),
    findTakenCustomerNames(companyId, 'englishName', drafts),
  )
  const setOf = (found: readonly { name: string }[]) => new Set(found.map(({ name }) => name))
  const judgeChinese = onceJudge('chineseName', setOf(chinese), customerNameTaken.chineseName)
  const judgeEnglish = onceJudge('englishName', setOf(english), customerNameTaken.englishName)
  return rows.map((judged) => {
    const { draft, row } = judged
    if (!draft) return judged
    return withFindings(judged, [
      ...checkCustomer(draft),
      ...judgeChinese(draft.chineseName.toLowerCase(), row),
      ...judgeEnglish(draft.englishName.toLowerCase(), row),
    ])
  })
}
