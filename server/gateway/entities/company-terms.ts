import { ErpTerms, ErpTermsDraft, TermsQuery } from '@quayside/contract/gateway/finance.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { saveTerms } from '../../modules/finance/save-terms.ts'
import { erpRecords, upsertOf } from '../../provider/entity.ts'
import { writeOnce } from '../../provider/write-once.ts'

/** What was agreed with companies; documents keep the terms they were made under. */
export const companyTerms = erpRecords({
  name: 'company-terms',
  from: raw`company_terms r`,
  columns: raw<Selectable<DB['company_terms']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null`,
  query: TermsQuery,
  row: ErpTerms,
  upsert: upsertOf({
    row: ErpTermsDraft,
    summary:
      'Agrees terms with a company from a day on; a reference that is sent again agrees nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'company-terms', rows, async ({ reference: _reference, ...terms }) => {
        const { id } = await saveTerms(tx, acting, terms)
        return id
      }),
  }),
})
