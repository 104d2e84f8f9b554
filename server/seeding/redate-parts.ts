import type { Entity } from '@quayside/contract/kernel/entities.ts'

/** What moves the documents of one kind into the past: the guards that stand in the way, and the statements. */
export type Redating = { readonly guards: readonly string[]; readonly statements: readonly string[] }

/** A document's number with the day that it was made on; `a` says how long ago that was. */
export const numberOf = (alias: string): string =>
  `left(${alias}.number, 2) || to_char((${alias}.created_at - a.age) at time zone 'Asia/Shanghai', 'YYMMDD') || substr(${alias}.number, 9)`

/** Spreads the steps of the documents in `ages` over the time that each took. */
export const spreadEvents = (entity: Entity, ages: string, took: string): string => `
  with placed as (
    select v.id, a.age - ${took} * ((row_number() over (partition by v.entity_id order by v.id) - 1)::float
      / greatest(count(*) over (partition by v.entity_id) - 1, 1)) as back
    from event v join ${ages} a on a.company_id = v.company_id and a.id = v.entity_id
    where v.entity = '${entity}'
  )
  update event v set at = v.at - placed.back from placed where placed.id = v.id`
