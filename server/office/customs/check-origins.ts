import { at } from '@quayside/contract/refusals.ts'
import { sql } from '../../platform/database/database.ts'
import { withFindings } from '../../platform/records/import-checks.ts'
import type { CheckedRow } from '../../platform/records/import-rows.ts'
import type { OfficeCall } from '../office-call.ts'

const countries = 1001
const findCountries = () =>
  sql.selectFrom('dict_entry').select(['value', 'names']).where('type', '=', countries)

/** Origins by code or by name in any language. */
export async function checkOrigins<T extends { readonly origin: string }>(
  call: OfficeCall,
  rows: readonly CheckedRow<T>[],
): Promise<CheckedRow<T>[]> {
  const [entries] = await call.read(findCountries())
  const codeOf = new Map(
    entries.flatMap(({ value, names }) =>
      [value, ...Object.values(names as Record<string, string>)].map((name) => [name.toLowerCase(), value]),
    ),
  )
  return rows.map((row) => {
    if (!row.draft || row.draft.origin === '') return row
    const code = codeOf.get(row.draft.origin.toLowerCase())
    return code === undefined
      ? withFindings(row, [at('origin', 'field.code')])
      : { ...row, draft: { ...row.draft, origin: code } }
  })
}
