import type { StatisticsQuery } from '@quayside/contract/warehouse/statistics.ts'
import { statisticsSubject } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { askedModels, flowsOf, movements, sumText } from './stock-flows.ts'

export type Period = { readonly dayBegin: string; readonly dayEnd: string }

type Group = { key: string; label: string; came: string; went: string; stock: string; lots: number }

type Subject = {
  /** Sums and lots have the same key. */
  readonly key: (alias: string) => RawBuilder<unknown>
  readonly label: RawBuilder<unknown>
}

const { place, product, supplier } = statisticsSubject.codes

const subjects: Readonly<Record<string, Subject>> = {
  [place]: { key: (alias) => raw`${raw.ref(`${alias}.place`)}::text`, label: raw`r.key` },
  [product]: {
    key: (alias) => raw.ref(`${alias}.model_key`),
    label: raw`(select max(l.model) from stock_lot l where l.company_id = r.company_id and l.model_key = r.key)`,
  },
  [supplier]: {
    key: (alias) => raw`coalesce(nullif(${raw.ref(`${alias}.supplier_id`)}, 0)::text, '')`,
    label: raw`coalesce((select s.name from supplier s
      where s.company_id = r.company_id and s.id = nullif(r.key, '')::bigint), '')`,
  },
}

/**
 * The fifty with most stock at the end of the time: what is there now, without what was moved later. What came and went is
 * asked for these alone.
 */
export function groupsOf(
  companyId: string,
  asked: StatisticsQuery,
  { dayBegin, dayEnd }: Period,
): RawBuilder<Group> {
  const subject = asked.by === undefined ? undefined : subjects[asked.by]
  if (!subject)
    return raw<Group>`select '' as key, '' as label, '0' as came, '0' as went, '0' as stock, 0 as lots where false`
  const within = raw`between ${dayBegin}::date and ${dayEnd}::date`
  const flows =
    asked.by === product
      ? raw`select l.model_key as key, sum(f.came) as came, sum(f.went) as went from ${movements}
          where ${askedModels('l', companyId, asked)} and l.model_key in (select key from ranked)
            and m.company_id = ${companyId}::bigint and m.day ${within} and m.on_hand <> 0 group by 1`
      : raw`select ${subject.key('d')} as key, sum(d.came) as came, sum(d.went) as went
          from ${flowsOf(companyId, asked)} where d.day ${within} group by 1`
  return raw<Group>`with later as (
      select m.lot_id, sum(m.on_hand) as qty from stock_movement m
      where m.company_id = ${companyId}::bigint and m.day > ${dayEnd}::date and m.on_hand <> 0 group by m.lot_id
    ), undone as (
      select ${subject.key('l')} as key, sum(v.qty) as qty, count(*) filter (where l.stored_on > ${dayEnd}::date) as newer,
        sum((l.on_hand > 0)::int - (l.on_hand > v.qty)::int) as held
      from later v join stock_lot l on l.company_id = ${companyId}::bigint and l.id = v.lot_id
      where ${askedModels('l', companyId, asked)} group by 1
    ), present as (
      select ${subject.key('t')} as key, sum(t.on_hand) as on_hand, sum(t.held) as held, sum(t.lots) as lots
      from stock_model t where ${askedModels('t', companyId, asked)} group by 1
    ), ranked as (
      select ${companyId}::bigint as company_id, p.key, p.on_hand - coalesce(u.qty, 0) as stock,
        p.held - coalesce(u.held, 0) as lots
      from present p left join undone u on u.key = p.key
      where p.lots > coalesce(u.newer, 0) order by 3 desc, 2 limit 50
    ), flows as (${flows})
    select r.key, ${subject.label} as label, ${sumText(raw`f.came`)} as came, ${sumText(raw`f.went`)} as went,
      ${sumText(raw`r.stock`)} as stock, r.lots::int as lots
    from ranked r left join flows f on f.key = r.key order by r.stock desc, r.key`
}
