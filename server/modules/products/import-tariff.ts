import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import {
  checkTariffRow,
  TariffRow,
  type TariffTerms,
  tariffColumns,
} from '@quayside/contract/products/tariff-row.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { readUploadedSheet, type Sheet } from '../../platform/excel/read-uploaded-sheet.ts'
import type { Platform } from '../../platform/platform.ts'
import { repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import {
  type CheckedRow,
  checkRow,
  headingsOf,
  type ImportSheet,
} from '../../platform/records/import-rows.ts'
import { textsOf } from '../../platform/texts.ts'
import { openStaging, removeReplacedSample, stageHsCodes, takeOverStaged } from './insert-hs-codes.ts'
import { readTariffTerms, toHsCode } from './tariff-row.ts'
import { openTariffTexts } from './tariff-texts.ts'

type Checked = CheckedRow<TariffRow>

export type TariffProgress = { readonly read: number; readonly accepted: number; readonly rejected: number }
export type TariffImport = {
  readonly acceptedCount: number
  /** Rejected rows as they are in the file, with their errors. */
  readonly rejected: readonly Checked[]
  /** Headings of the file that belong to no column. */
  readonly ignoredColumns: readonly string[]
  /** The number of removed codes of the shipped sample. */
  readonly replacedSample: number
}

/** An advisory lock number that no other lock uses. */
const importLock = 7_203
const maxRows = 30_000
const rowsAtOnce = 1_000

const sheet: ImportSheet<keyof TariffRow, typeof TariffRow> = {
  entity: 'hsCode',
  schema: TariffRow,
  columns: tariffColumns.map((key) => ({
    key,
    ...((key === 'code' || key === 'chineseName') && { isRequired: true }),
  })),
}

/**
 * The provider's tariff from an XLSX or CSV file. Customers see the previous tariff until the import is complete.
 * Valid rows are imported, the others are returned. A file whose columns are not those of a tariff is refused as a whole.
 */
export async function importTariff(
  platform: Platform,
  source: Sheet,
  options: { locale: Locale; sourceDate: string; onProgress?(progress: TariffProgress): void },
): Promise<TariffImport> {
  const columns = sheet.columns.map(({ key, isRequired }) => ({
    key,
    isRequired: isRequired ?? false,
    headers: headingsOf({ text: textsOf(options.locale) }, sheet.entity, key),
  }))
  const texts = openTariffTexts()
  try {
    return await platform.staff.transaction([], async (tx) => {
      // Inside the transaction, because its rows can be read once and the transaction may run again.
      const answer = await readUploadedSheet(platform.parsing, source, columns, { maxRows })
      if (!answer.ok) throw new Refusal([{ code: answer.reason, params: answer.params, path: 'file' }])
      await raw`select pg_advisory_xact_lock(${importLock})`.execute(tx)
      const terms = await readTariffTerms(tx)
      const check = checkAgainst(terms)
      await openStaging(tx)
      const rejected: Checked[] = []
      let acceptedCount = 0
      let read = 0
      for await (const batch of inBatches(answer.sheet.rows)) {
        const checked = batch.map((row) => check(checkRow(row, sheet)))
        const drafts = checked.flatMap(({ draft, findings }) =>
          draft && findings.length === 0 ? [draft] : [],
        )
        rejected.push(...checked.filter(({ findings }) => findings.length > 0))
        const prepared = await texts.prepare(
          drafts.map((draft) => ({
            zhCN: draft.chineseName,
            zhTW: draft.traditionalName,
            en: draft.englishName,
          })),
        )
        await stageHsCodes(
          tx,
          drafts.map((draft, place) => toHsCode(draft, prepared[place], terms, options.sourceDate)),
        )
        acceptedCount += drafts.length
        read += batch.length
        options.onProgress?.({ read, accepted: acceptedCount, rejected: rejected.length })
      }
      await takeOverStaged(tx)
      const replacedSample = await removeReplacedSample(tx)
      return { acceptedCount, rejected, ignoredColumns: answer.sheet.unknownHeaders, replacedSample }
    })
  } finally {
    await texts.close()
  }
}

async function* inBatches<T>(rows: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Besides each row's own rules: no code twice in the file. */
function checkAgainst(terms: TariffTerms) {
  const checkRepeated = repeatCheck('code')
  return (checked: Checked): Checked =>
    checked.draft
      ? withFindings(checked, [
          ...checkTariffRow(checked.draft, terms),
          ...checkRepeated(checked.draft.code, checked.row),
        ])
      : checked
}
