import { type AuditAbout, auditAbout } from '@quayside/contract/office/audit.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { OfficeCall } from '../office-call.ts'

type Thing = Extract<AuditAbout, { thing: string }>['thing']
type Line = { readonly thing: Thing; readonly key: string; readonly name: string }
type Entry = { readonly action: string; readonly target: string }

/** Every thing that has a name, by what entries call it; `$locale` is the reader's language. */
const namesIn = (locale: string): Readonly<Record<Thing, RawBuilder<unknown>>> => ({
  file: raw`select id::text as key, name from file`,
  staff: raw`select id::text as key, name from staff`,
  bulletin: raw`select id::text as key, texts -> ${locale} ->> 'title' as name from bulletin`,
  dictionary: raw`select e.type || ' ' || e.value as key,
    (d.names ->> ${locale}) || ' · ' || coalesce(e.names ->> ${locale}, e.value) as name
    from dict_entry e join dict d on d.type = e.type`,
  warehouse: raw`select code as key, names ->> ${locale} as name from warehouse`,
  apiKey: raw`select id::text as key, name from api_key`,
  tariffImport: raw`select id::text as key, file_name as name from tariff_import`,
})

/** What each entry is about, in words; empty where only an id is known. */
export async function namesOfEntries(
  call: OfficeCall,
  entries: readonly Entry[],
): Promise<readonly string[]> {
  const abouts = entries.map(({ action, target }) => auditAbout(action, target))
  const wanted = abouts.flatMap((about) => ('thing' in about ? [about] : []))
  const sources = namesIn(call.locale)
  const things = [...new Set(wanted.map(({ thing }) => thing))]
  const parts = things.map((thing) => {
    const keys = wanted.flatMap((each) => (each.thing === thing ? [each.key] : []))
    return raw`select ${raw.lit(thing)} as thing, named.key, named.name from (${sources[thing]}) as named
      where named.key = any(${keys}::text[])`
  })
  const [found] =
    parts.length === 0
      ? [[]]
      : await call.read(
          sql.selectFrom(raw<Line>`(${raw.join(parts, raw` union all `)})`.as('line')).selectAll('line'),
        )
  const names = new Map(found.map(({ thing, key, name }) => [`${thing} ${key}`, name]))
  return abouts.map((about) => {
    if ('thing' in about) return names.get(`${about.thing} ${about.key}`) ?? ''
    return 'refusal' in about ? call.text(`errors.${about.refusal}`) : about.text
  })
}
