import { ErpHsCode, HsCodesQuery } from '@quayside/contract/gateway/records.ts'
import { TariffRow } from '@quayside/contract/products/tariff-row.ts'
import { sql as raw } from 'kysely'
import { recordHsCodes } from '../../modules/products/record-hs-codes.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import { percentOf } from '../../platform/records/columns.ts'
import { type GatewayEntity, recordsOf, upsertOf } from '../entity.ts'

/** Of the tariff, what goods are declared under. A code is its own id and cursor. */
const declared = sql
  .selectFrom('hs_code')
  .select([
    'code as id',
    'names',
    'first_unit',
    'second_unit',
    percentOf('mfn_rate').as('mfn'),
    percentOf('temporary_rate').as('temporary'),
    percentOf('vat_rate').as('vat'),
    percentOf('refund_rate').as('refund'),
    percentOf('consumption_rate').as('consumption'),
    'supervision',
    'inspection',
    'source_date',
  ])
  .where('level', '=', 10)
type Row = Awaited<ReturnType<(typeof declared)['execute']>>[number]

const toRow = (row: Row) => ({
  id: row.id,
  names: row.names,
  firstUnit: row.first_unit,
  secondUnit: row.second_unit,
  mfnRate: row.mfn,
  temporaryRate: row.temporary,
  vatRate: row.vat,
  refundRate: row.refund,
  consumptionRate: row.consumption,
  supervision: row.supervision,
  inspection: row.inspection,
  sourceDate: row.source_date,
})

export const hsCodes: GatewayEntity = {
  name: 'hs-codes',
  records: recordsOf({
    query: HsCodesQuery,
    row: ErpHsCode,
    page: ({ after, limit, prefix }) =>
      declared
        .$if(prefix !== undefined, (query) =>
          query.where('code', '>=', prefix ?? '').where('code', '<', raw<string>`${`${prefix}:`}`),
        )
        .where('code', '>', after)
        .orderBy('code')
        .limit(limit),
    one: (id) => declared.where('code', '=', id),
    toRow,
  }),
  upsert: upsertOf({
    row: TariffRow,
    summary: 'Adds codes of the tariff or replaces them; missing headings above them are made.',
    keyOf: ({ code }) => code,
    keyField: 'code',
    write: async (tx, rows, { platform }) => {
      const findings = await recordHsCodes(tx, rows, shanghaiDate(platform.clock.now()))
      return rows.map(({ code }, place) => {
        const wrong = findings[place] ?? []
        return wrong.length > 0 ? { findings: wrong } : { id: code }
      })
    },
  }),
}
