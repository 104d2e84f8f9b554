import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { CodeValue } from '@quayside/contract/kernel/codes.ts'
import { actorsOf, type Machine } from '@quayside/contract/kernel/machine.ts'
import { type NextStep, nextSteps, stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { type Job, kindOf, waitingStates } from '@quayside/contract/office/kinds.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../platform/database/database.ts'
import { columnOf } from '../platform/records/columns.ts'
import { jobOf } from './awaited.ts'
import { type ErpRecords, type Found, type ProviderEntity, titleFor } from './entity.ts'

/** All that the provider knows of, as its columns are. */
const visibleOf = ({ columns, from, visible }: ErpRecords) =>
  raw<Found>`(select ${columns} from ${from} where ${visible})`.as('r')

export type Page = { readonly after: string; readonly limit: number }

/** A page in the order of ids; every other field of the query is a column, or has its own condition. */
export function findPage(entity: ErpRecords, { after, limit, ...filter }: Page) {
  let query = sql.selectFrom(visibleOf(entity)).selectAll('r').where('r.id', '>', after)
  for (const [field, value] of Object.entries(filter)) {
    if (value === undefined) continue
    const condition = entity.filters?.[field]?.(value)
    query = query.where(condition ?? raw<boolean>`${raw.ref(`r.${columnOf(field)}`)} = ${value}`)
  }
  return query.orderBy('r.id').limit(limit)
}

export const findOne = (entity: ErpRecords, id: string) =>
  sql.selectFrom(visibleOf(entity)).selectAll('r').where('r.id', '=', id)

type Owned = Found & {
  readonly company_id: string
  readonly company_name: string
  readonly version: number
  readonly is_waiting: boolean
}

const waitsForNobody = raw<boolean>`false`

/** One record, whose it is, and whether it waits for the reader. */
export const findOwned = (
  { columns, from, visible }: ProviderEntity,
  id: string,
  isWaiting: RawBuilder<boolean> = waitsForNobody,
) =>
  sql
    .selectFrom(
      raw<Owned>`(select ${columns}, owner.name as company_name, ${isWaiting} as is_waiting
        from ${from} join company owner on owner.id = r.company_id where ${visible})`.as('r'),
    )
    .selectAll('r')
    .where('r.id', '=', id)

const stateCodeOf = ({ state }: ProviderEntity, row: Found): CodeValue =>
  (row as Found & Record<string, CodeValue>)[state] ?? ''

/** The record's state in its machine. */
export const standingOf = (entity: ProviderEntity, row: Found) => {
  const { machine } = kindOf(entity.kind)
  return {
    machine: machine as Machine<string, unknown, RefusalCode>,
    state: stateCodeOf(entity, row),
    facts: entity.facts?.(row) ?? {},
  }
}

/** What the machine lets the provider do next. */
export function providerSteps(
  entity: ProviderEntity,
  row: Found,
): (NextStep<string> & { needs: string[] })[] {
  const { machine, state, facts } = standingOf(entity, row)
  return nextSteps(machine, { from: stateKey(machine, state), actor: 'provider', facts }).map((each) => ({
    ...each,
    needs: [...each.needs],
  }))
}

/** The provider's steps from the record's state that a rule stops, each with its refusal. */
export function providerHindrances(entity: ProviderEntity, row: Found): { name: string; refusal: string }[] {
  const { machine, state, facts } = standingOf(entity, row)
  const from = stateKey(machine, state)
  const here = machine.transitions.filter(
    (each) =>
      actorsOf(each).includes('provider') && each.from.includes(from) && (each.applies?.(facts) ?? true),
  )
  return [...new Set(here.map(({ name }) => name))].flatMap((name) => {
    const outcome = step(machine, { name, from, actor: 'provider', facts })
    return outcome.ok ? [] : [{ name, refusal: outcome.refusal }]
  })
}

type Standing = { readonly company_id: string; readonly version: number; readonly state: CodeValue }
/** Whose a locked record is, its version and its state. */
export const findStanding = ({ from, state }: ProviderEntity, id: string, condition: RawBuilder<boolean>) =>
  raw<Standing>`select r.company_id, r.version, ${raw.ref(`r.${state}`)} as state
    from ${from} where r.id = ${id} and ${condition}`

/** A line for each visible record: `id, number, title`. */
export const recordNamesOf = ({ from, visible, number, title }: ProviderEntity): RawBuilder<unknown> =>
  raw`select r.id, ${number} as number, ${title} as title from ${from} where ${visible}`

/**
 * A line for each that waits for one of the jobs: `kind, id, company_id, title, state, label, job, since, currency,
 * amount`.
 */
export function tasksOf(entity: ProviderEntity, jobs: readonly Job[], locale: Locale): RawBuilder<unknown> {
  const { kind, from, visible, number, since, label, sum, awaited = {}, alsoWaits } = entity
  const { states, transitions } = kindOf(kind).machine
  // A step that is awaited by a condition of its own may leave the record where it is.
  const others = transitions.filter(({ name }) => Object.hasOwn(awaited, name)).flatMap((row) => row.from)
  const waiting = [...new Set([...waitingStates(kind), ...others])].map((state) =>
    raw.lit(states.codes[state] ?? ''),
  )
  const state = raw.ref(`r.${entity.state}`)
  return raw`select * from (select ${raw.lit(kind)} as kind, r.id, r.company_id,
      ${entity.task ?? raw`trim(${number} || ' ' || ${titleFor(entity, locale)})`} as title, ${state}::text as state,
      ${label?.facts ?? raw`null::jsonb`} as label, ${jobOf(entity, jobs)} as job, ${since} as since,
      ${sum?.currency ?? raw`null`}::text as currency, ${sum?.amount ?? raw`null`}::numeric as amount
    from ${from} where ${visible} and (${state} in (${raw.join(waiting)})${alsoWaits ? raw` or ${alsoWaits}` : raw``})) as waiting
    where job is not null`
}
