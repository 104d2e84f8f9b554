import type { ImportInput, ImportResult } from '@quayside/contract/kernel/import.ts'
import { currency, rateSource } from '@quayside/contract/rates/rate.codes.ts'
import { isTooFarAhead } from '@quayside/contract/rates/rate.ts'
import { checkRateRows, RateRow } from '@quayside/contract/rates/rate-row.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import * as z from 'zod/mini'
import type { Sheet } from '../../platform/excel/read-uploaded-sheet.ts'
import type { Platform } from '../../platform/platform.ts'
import { importResult } from '../../platform/records/import-answer.ts'
import { repeatCheck, withFindings } from '../../platform/records/import-checks.ts'
import { type CheckedRow, checkRows, type ImportSheet } from '../../platform/records/import-rows.ts'
import { textsOf } from '../../platform/texts.ts'
import { recordRates } from './record-rates.ts'

/** The time of publication is the time of the import; the sheet has no column for it. */
const ImportedRate = z.omit(RateRow, { publishedAt: true })
type ImportedRate = z.infer<typeof ImportedRate>
type Checked = CheckedRow<ImportedRate>

export const rateSheet: ImportSheet<keyof ImportedRate, typeof ImportedRate> = {
  entity: 'rate',
  schema: ImportedRate,
  columns: [
    { key: 'source', isRequired: true, codes: rateSource },
    { key: 'currency', isRequired: true, codes: currency },
    { key: 'day', isRequired: true, kind: 'date' },
    { key: 'middle', kind: 'number' },
    { key: 'buying', kind: 'number' },
    { key: 'cashBuying', kind: 'number' },
    { key: 'selling', kind: 'number' },
  ],
}

/**
 * Rates that the provider imports from an xlsx or csv file: `preview` checks, `take` records the valid rows. A large
 * change is not refused here, because a person has checked it.
 */
export async function importRates(
  platform: Platform,
  sheet: Sheet & { locale: Locale; mode: ImportInput['mode'] },
): Promise<ImportResult> {
  const call = { text: textsOf(sheet.locale), platform }
  const today = platform.clock.today()
  const { rows, ignoredColumns } = await checkRows(call, sheet, rateSheet)
  const checked = checkTogether(rows, today)
  const good = checked.flatMap(({ draft, findings }) => (draft && findings.length === 0 ? [draft] : []))
  if (sheet.mode === 'take' && good.length > 0)
    await platform.staff.transaction([], (tx) => recordRates(tx, good))
  return importResult(call, rateSheet, checked, ignoredColumns)
}

/** Checks beyond the schema: rates above zero, no future day, and no rate twice in one file. */
function checkTogether(rows: readonly Checked[], today: string): Checked[] {
  const checkRepeated = repeatCheck('day')
  return rows.map((checked) => {
    const { draft } = checked
    if (!draft) return checked
    return withFindings(checked, [
      ...checkRateRows([draft]).map((found) => ({
        ...found,
        path: (found.path ?? '').replace(/^rows\.0\.?/, ''),
      })),
      ...(isTooFarAhead(draft.source, draft.day, today) ? [at('day', 'rate.inFuture')] : []),
      ...checkRepeated(`${draft.source} ${draft.currency} ${draft.day}`, checked.row),
    ])
  })
}
