import { setImmediate } from 'node:timers/promises'
import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { productCategory } from '@quayside/contract/products/product.codes.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import {
  type ProductImportInput,
  ProductImportRow,
  productImportAtMost,
  productImportColumns,
  productImportShown,
} from '@quayside/contract/products/product.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { importResult, importTemplate, keepRejected } from '../../platform/records/import-answer.ts'
import { type ImportSheet, type JudgedRow, judgeRows } from '../../platform/records/import-rows.ts'
import { jobProgress } from '../../platform/records/job-progress.ts'
import { type Reader, readIn } from '../../platform/records/read-in.ts'
import type { Call } from '../../platform/session/call.ts'
import { insertProducts, onceIndex, type ProductDraft } from './insert-products.ts'
import { countries, findCodes, findTakenKeys, units } from './product-queries.ts'

type Judged = JudgedRow<ProductImportRow>

const required = new Set<string>(['model', 'brand'])
const wide = new Set<string>(['model', 'brand', 'name', 'manufacturer', 'description'])

const sheet: ImportSheet<keyof ProductImportRow, typeof ProductImportRow> = {
  entity: 'product',
  schema: ProductImportRow,
  maxRows: productImportAtMost,
  columns: productImportColumns.map((key) => ({
    key,
    ...(required.has(key) && { isRequired: true }),
    ...(key === 'category' && { codes: productCategory }),
    ...(wide.has(key) && { width: 28 }),
  })),
}

export const downloadProductTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

export async function importProducts(
  call: Call,
  { body, upload }: { body: ProductImportInput; upload: Upload },
): Promise<ImportResult> {
  const rows = await judgeRows(call, upload, sheet)
  if (body.mode === 'preview')
    return shown(importResult(call, sheet, await judgeProducts(call.read, call, rows)))
  return call.write(async (tx) => {
    // Judged again inside the transaction: between the preview and now others may have saved the same products.
    const judged = await judgeProducts(readIn(tx), call, rows)
    const good = judged.flatMap(({ draft, findings }) => (draft && findings.length === 0 ? [draft] : []))
    await insertInPieces(tx, call, body.job, good)
    const result = importResult(call, sheet, judged)
    return shown({ ...result, rejectedFileId: await keepRejected(call, tx, sheet, result) })
  })
}

const shown = (result: ImportResult): ImportResult => ({
  ...result,
  accepted: result.accepted.slice(0, productImportShown),
  rejected: result.rejected.slice(0, productImportShown),
})

const rowsAtOnce = 500

async function insertInPieces(
  tx: Tx,
  call: Call,
  jobId: string | undefined,
  drafts: readonly ProductDraft[],
): Promise<void> {
  const acting = asCustomer(call.principal)
  const tell = jobProgress(call, jobId, drafts.length)
  for (let start = 0; start < drafts.length; start += rowsAtOnce) {
    await insertProducts(tx, acting, drafts.slice(start, start + rowsAtOnce))
    await tell(Math.min(start + rowsAtOnce, drafts.length))
    await setImmediate()
  }
}

/** No model of a brand twice, in the file or beside what is there; origins and units by code or by name. */
async function judgeProducts(read: Reader, call: Call, rows: readonly Judged[]): Promise<Judged[]> {
  const drafts = rows.flatMap(({ draft }) => (draft ? [draft] : []))
  const [found, origins, unitNames] = await read(
    findTakenKeys(call.principal.companyId, drafts),
    findCodes(countries),
    findCodes(units),
  )
  const taken = new Set(found.map(productKeyOf))
  const originOf = codesByName(origins)
  const unitOf = codesByName(unitNames)
  const firstRows = new Map<string, number>()
  return rows.map((judged) => {
    if (!judged.draft) return judged
    const key = productKeyOf(judged.draft)
    const first = firstRows.get(key)
    if (first === undefined) firstRows.set(key, judged.row)
    const origin = originOf(judged.draft.origin)
    const unit = unitOf(judged.draft.unit)
    const extra = [
      ...(taken.has(key) ? [onceIndex.product_once] : []),
      ...(first === undefined ? [] : [at('model', 'excel.rowTwice', { row: first })]),
      ...(origin === undefined ? [at('origin', 'product.originUnknown')] : []),
      ...(unit === undefined ? [at('unit', 'product.unitUnknown')] : []),
    ]
    const draft = { ...judged.draft, origin: origin ?? '', unit: unit ?? '' }
    return { ...judged, draft, findings: [...judged.findings, ...extra] }
  })
}

type CodeRow = { readonly value: string; readonly names: unknown }

/** '' stays ''; a code or a name in any of our languages becomes the code; anything else is unknown. */
function codesByName(rows: readonly CodeRow[]): (typed: string) => string | undefined {
  const byName = new Map<string, string>([['', '']])
  for (const { value, names } of rows) {
    for (const name of Object.values(names as Record<string, string>)) byName.set(name.toLowerCase(), value)
  }
  for (const { value } of rows) byName.set(value.toLowerCase(), value)
  return (typed) => byName.get(typed.toLowerCase())
}
