import type { Locale } from '@quayside/phrases/locales.ts'
import { type Expression, sql as raw } from 'kysely'
import { countries } from './country.ts'

/** The names of a region from the top down, or of a country for an address abroad; null for an unknown code. */
export const regionNames = (code: Expression<string>) => raw<Record<Locale, string>[] | null>`coalesce(
  (with recursive up as (
    select parent, level, names from region where region.code = ${code}
    union all select r.parent, r.level, r.names from region r join up on r.code = up.parent
  ) select jsonb_agg(names order by level) from up),
  (select jsonb_build_array(names) from dict_entry where type = ${countries} and value = ${code}))`

/** From the province down in Chinese, the other way round in English. A municipality is its own city and is named once. */
export function regionText(names: readonly Record<Locale, string>[] | null, locale: Locale): string {
  const steps = (names ?? []).map((name) => name[locale])
  const distinct = steps.filter((name, place) => name !== steps[place - 1])
  return locale === 'en-US' ? distinct.toReversed().join(', ') : distinct.join('')
}
