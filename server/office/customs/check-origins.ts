import { at } from '@quayside/contract/refusals.ts'
import { countries } from '../../platform/records/country.ts'
import { codesByName, findEntryNames } from '../../platform/records/entry-codes.ts'
import { withFindings } from '../../platform/records/import-checks.ts'
import type { CheckedRow } from '../../platform/records/import-rows.ts'
import type { OfficeCall } from '../office-call.ts'

/** Origins as `codesByName` knows them. */
export async function checkOrigins<T extends { readonly origin: string }>(
  call: OfficeCall,
  rows: readonly CheckedRow<T>[],
): Promise<CheckedRow<T>[]> {
  const [entries] = await call.read(findEntryNames([countries]))
  const codeOf = codesByName(entries)
  return rows.map((row) => {
    if (!row.draft || row.draft.origin === '') return row
    const code = codeOf(countries, row.draft.origin)
    return code === undefined
      ? withFindings(row, [at('origin', 'field.code')])
      : { ...row, draft: { ...row.draft, origin: code } }
  })
}
