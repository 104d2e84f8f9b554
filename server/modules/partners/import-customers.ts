import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { CustomerImportRow, customerColumns } from '@quayside/contract/partners/customer.ts'
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
import type { JudgedRow } from '../../platform/records/import-rows.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import type { Call } from '../../platform/session/call.ts'
import { customerNameTaken, findTakenCustomerNames } from './customers.ts'
import { insertCustomers } from './insert-customers.ts'

type Judged = JudgedRow<CustomerImportRow>

const sheet = { entity: 'customer', schema: CustomerImportRow, columns: importColumnsOf(customerColumns) }

export const downloadCustomerTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

export const importCustomers = (
  call: Call,
  input: { body: ImportInput; upload: Upload },
): Promise<ImportResult> =>
  importRecords(
    call,
    input,
    sheet,
    (read, rows) => judgeNames(read, call.principal.companyId, rows),
    (tx, good) => insertCustomers(tx, asCustomer(call.principal), draftsOf(good)),
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
