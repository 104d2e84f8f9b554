import { ErpHsRate, HsRatesQuery } from '@quayside/contract/gateway/products.ts'
import { checkOriginRate, OriginRateDraft } from '@quayside/contract/products/origin-rate.ts'
import { sql as raw } from 'kysely'
import { recordOriginRates } from '../../modules/products/record-origin-rates.ts'
import { erpRecords, upsertOf } from '../../provider/entity.ts'
import { columnsFor, percentages } from '../../provider/row-of.ts'

type Row = {
  id: string
  reference: string
  code: string
  measure: string
  agreement: string
  origins: string[]
  ad_valorem: string | null
  specific: string | null
  unit: string
  valid_from: string
  valid_until: string | null
  is_sample: boolean
}

/** Rates of duty by origin, of agreements and against dumping. */
export const hsRates = erpRecords({
  name: 'hs-rates',
  from: raw`hs_rate r`,
  columns: raw<Row>`${columnsFor(ErpHsRate, {
    ...percentages('adValorem'),
    id: raw`r.id::text`,
    specific: raw`trim_scale(r.specific)::text`,
  })}`,
  visible: raw<boolean>`true`,
  query: HsRatesQuery,
  row: ErpHsRate,
  upsert: upsertOf({
    row: OriginRateDraft,
    summary: 'Adds rates of duty by origin or replaces them; the first of a code removes its sample rates.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows) => recordOriginRates(tx, rows, checkOriginRate),
  }),
})
