import type { OriginRate } from '@quayside/contract/products/duty-rates.ts'
import { ShownOriginRate } from '@quayside/contract/products/origin-rate.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { shaped } from '../../platform/records/shaped.ts'

/** A rate stands at a code, or at the digits that several codes begin with. */
const appliesTo = (code: RawBuilder<unknown>, day: RawBuilder<unknown>) =>
  raw<boolean>`r.code in ('', left(${code}, 2), left(${code}, 4), left(${code}, 6), left(${code}, 8), left(${code}, 10))
    and r.valid_from <= ${day} and (r.valid_until is null or r.valid_until >= ${day})`

/** The rates by origin of a code on a day, for estimates; the most specific code first. */
export const originRatesOf = (code: RawBuilder<unknown>, day: string) =>
  raw<
    OriginRate[]
  >`(select coalesce(jsonb_agg(jsonb_build_object('measure', r.measure, 'agreement', r.agreement,
      'origins', r.origins, 'adValorem', trim_scale(r.ad_valorem)::text, 'specific', trim_scale(r.specific)::text,
      'unit', r.unit) order by length(r.code) desc, r.id), '[]')
    from hs_rate r where ${appliesTo(code, raw`${day}::date`)})`

/** The same for people, with what they apply to and how long. */
export const findOriginRates = (code: string, day: string) =>
  sql
    .selectFrom('hs_rate as r')
    .select(['r.code', 'r.measure', 'r.agreement', 'r.origins', 'r.unit', 'r.is_sample'])
    .select(['r.valid_from', 'r.valid_until'])
    .select([
      raw<string | null>`trim_scale(r.ad_valorem)::text`.as('ad_valorem'),
      raw<string | null>`trim_scale(r.specific)::text`.as('specific'),
    ])
    .where(appliesTo(raw`${code}::text`, raw`${day}::date`))
    .orderBy(
      raw`array_position(array['agreement', 'mfn', 'temporary', 'general', 'retaliatory', 'antiDumping'], r.measure)`,
    )
    .orderBy('r.id')
type RateRow = Awaited<ReturnType<ReturnType<typeof findOriginRates>['execute']>>[number]

export const toOriginRate = (row: RateRow): ShownOriginRate =>
  shaped(ShownOriginRate, row, {
    measure: row.measure as ShownOriginRate['measure'],
    agreement: row.agreement as ShownOriginRate['agreement'],
  })
