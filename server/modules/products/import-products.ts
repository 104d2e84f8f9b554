import { setImmediate } from 'node:timers/promises'
import type { ImportResult } from '@quayside/contract/kernel/import.ts'
import { productKeyOf } from '@quayside/contract/products/product.rules.ts'
import {
  type ProductImportInput,
  ProductImportRow,
  productColumns,
  productImportAtMost,
  productImportShown,
} from '@quayside/contract/products/product.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { codesByName, findEntryNames } from '../../platform/records/entry-codes.ts'
import { draftsOf, repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { importColumnsOf, importOf } from '../../platform/records/import-records.ts'
import type { CheckedRow } from '../../platform/records/import-rows.ts'
import { jobProgress } from '../../platform/records/job-progress.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { insertProducts, type ProductDraft } from './insert-products.ts'
import { productTaken } from './list-products.ts'
import { countries, findTakenKeys, units } from './product-queries.ts'

type Checked = CheckedRow<ProductImportRow>

const sheet = {
  entity: 'product',
  schema: ProductImportRow,
  maxRows: productImportAtMost,
  columns: importColumnsOf(productColumns),
}

const whole = importOf(sheet, checkProducts, (tx, acting, good, call, body: ProductImportInput) =>
  insertInPieces(tx, acting, draftsOf(good), jobProgress(call, body.job, good.length)),
)

export const productImport = {
  template: whole.template,
  take: async (...input: Parameters<typeof whole.take>): Promise<ImportResult> =>
    shown(await whole.take(...input)),
}

const shown = (result: ImportResult): ImportResult => ({
  ...result,
  accepted: result.accepted.slice(0, productImportShown),
  rejected: result.rejected.slice(0, productImportShown),
})

const rowsAtOnce = 500

async function insertInPieces(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly ProductDraft[],
  tell: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < drafts.length; start += rowsAtOnce) {
    await insertProducts(tx, acting, drafts.slice(start, start + rowsAtOnce))
    tell(Math.min(start + rowsAtOnce, drafts.length))
    await setImmediate()
  }
}

/** No model of a brand twice, in the file or beside what is there; origins and units as `codesByName` knows them. */
async function checkProducts(read: Reader, companyId: string, rows: readonly Checked[]): Promise<Checked[]> {
  const [found, entries] = await read(
    findTakenKeys(companyId, draftsOf(rows)),
    findEntryNames([countries, units]),
  )
  const checkKey = repeatCheck('model', { keys: new Set(found.map(productKeyOf)), refusal: productTaken })
  const codeOf = codesByName(entries)
  return rows.map((checked) => {
    if (!checked.draft) return checked
    const origin = codeOf(countries, checked.draft.origin)
    const unit = codeOf(units, checked.draft.unit)
    const draft = { ...checked.draft, origin: origin ?? '', unit: unit ?? '' }
    return withFindings({ ...checked, draft }, [
      ...checkKey(productKeyOf(draft), checked.row),
      ...(origin === undefined ? [at('origin', 'product.originUnknown')] : []),
      ...(unit === undefined ? [at('unit', 'product.unitUnknown')] : []),
    ])
  })
}
