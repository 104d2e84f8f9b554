import { ErpHsCode, HsCodesQuery } from '@quayside/contract/gateway/products.ts'
import { TariffRow } from '@quayside/contract/products/tariff-row.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { recordHsCodes } from '../../modules/products/record-hs-codes.ts'
import { erpRecords, upsertOf } from '../../provider/entity.ts'
import { columnsFor, percentages } from '../../provider/row-of.ts'

type Row = Omit<Selectable<DB['hs_code']>, 'names'> & { id: string; names: Record<string, string> }

/** The part of the tariff that goods are declared under. A code is its own id and cursor. */
export const hsCodes = erpRecords({
  name: 'hs-codes',
  from: raw`(select *, code as id from hs_code) r`,
  columns: raw<Row>`${columnsFor(
    ErpHsCode,
    percentages('mfnRate', 'temporaryRate', 'vatRate', 'refundRate', 'consumptionRate'),
  )}`,
  visible: raw<boolean>`r.level = 10`,
  query: HsCodesQuery,
  filters: {
    // Codes consist of digits; a colon sorts after all of them.
    prefix: (prefix) => raw<boolean>`r.id >= ${prefix} and r.id < ${`${String(prefix)}:`}`,
  },
  row: ErpHsCode,
  upsert: upsertOf({
    row: TariffRow,
    summary: 'Adds codes of the tariff or replaces them; missing headings above them are made.',
    keyOf: ({ code }) => code,
    keyField: 'code',
    write: async (tx, rows, { platform }) => {
      const findings = await recordHsCodes(tx, rows, platform.clock.today())
      return rows.map(({ code }, place) => {
        const wrong = findings[place] ?? []
        return wrong.length > 0 ? { findings: wrong } : { id: code }
      })
    },
  }),
})
