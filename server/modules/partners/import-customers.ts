import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkCustomer } from '@quayside/contract/partners/customer.rules.ts'
import { CustomerImportRow, customerImportColumns } from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { importResult, importTemplate, keepRejected } from '../../platform/records/import-answer.ts'
import { type ImportSheet, type JudgedRow, judgeRows } from '../../platform/records/import-rows.ts'
import { type Reader, readIn } from '../../platform/records/read-in.ts'
import type { Call } from '../../platform/session/call.ts'
import { findTakenCustomerNames } from './customer-queries.ts'
import { customerNameIndexes, insertCustomers } from './insert-customers.ts'

type Judged = JudgedRow<CustomerImportRow>

const narrow = new Set<string>(['type', 'level', 'phone', 'fax'])
const sheet: ImportSheet<keyof CustomerImportRow, typeof CustomerImportRow> = {
  entity: 'customer',
  schema: CustomerImportRow,
  columns: customerImportColumns.map((key) => ({
    key,
    ...(key === 'type' && { isRequired: true, codes: customerType }),
    ...(key === 'level' && { codes: customerLevel }),
    ...(!narrow.has(key) && { width: 36 }),
  })),
}

export const downloadCustomerTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

export async function importCustomers(
  call: Call,
  { body, upload }: { body: ImportInput; upload: Upload },
): Promise<ImportResult> {
  const rows = await judgeRows(call, upload, sheet)
  if (body.mode === 'preview') return importResult(call, sheet, await judgeNames(call.read, call, rows))
  return call.write(async (tx) => {
    // Judged again inside the transaction: between the preview and now others may have saved the same names.
    const judged = await judgeNames(readIn(tx), call, rows)
    const drafts = judged.flatMap(({ draft, findings }) => (draft && findings.length === 0 ? [draft] : []))
    if (drafts.length > 0) await insertCustomers(tx, asCustomer(call.principal), drafts)
    const result = importResult(call, sheet, judged)
    return { ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) }
  })
}

/** The name that the type asks for, and no name twice: not in the file, and not beside a customer that is there. */
async function judgeNames(read: Reader, call: Call, rows: readonly Judged[]): Promise<Judged[]> {
  const { companyId } = call.principal
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []))
  const [chinese, english] = await read(
    findTakenCustomerNames(
      companyId,
      'chinese_name',
      drafts.map((draft) => draft.chineseName),
    ),
    findTakenCustomerNames(
      companyId,
      'english_name',
      drafts.map((draft) => draft.englishName),
    ),
  )
  const judgeChinese = nameJudge('chineseName', chinese, customerNameIndexes.customer_chinese_name_once)
  const judgeEnglish = nameJudge('englishName', english, customerNameIndexes.customer_english_name_once)
  return rows.map((judged) => {
    const { draft, row } = judged
    if (!draft) return judged
    const extra = [...checkCustomer(draft), ...judgeChinese(draft, row), ...judgeEnglish(draft, row)]
    return extra.length > 0 ? { ...judged, findings: [...judged.findings, ...extra] } : judged
  })
}

function nameJudge(
  field: 'chineseName' | 'englishName',
  found: readonly { name: string }[],
  takenAlready: Finding,
): (draft: CustomerImportRow, row: number) => Finding[] {
  const taken = new Set(found.map(({ name }) => name))
  const firstRows = new Map<string, number>()
  return (draft, row) => {
    const name = draft[field].toLowerCase()
    if (name === '') return []
    const first = firstRows.get(name)
    if (first === undefined) firstRows.set(name, row)
    return [
      ...(taken.has(name) ? [takenAlready] : []),
      ...(first === undefined ? [] : [at(field, 'excel.rowTwice', { row: first })]),
    ]
  }
}
