import { isAwaited, type Job, jobsOf, kindOf } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import type { FactColumns, ProviderEntity } from './entity.ts'

type Combination = Readonly<Record<string, unknown>>

/** All combinations of the facts' values. */
function combinationsOf(columns: FactColumns): Combination[] {
  let all: Combination[] = [{}]
  for (const [name, { values }] of Object.entries(columns))
    all = all.flatMap((each) => [...values.keys()].map((value) => ({ ...each, [name]: value })))
  return all
}

/** The facts on which the outcome depends: changing one of the others changes nothing. */
function decidingFacts(
  columns: FactColumns,
  all: readonly Combination[],
  allowed: ReadonlySet<string>,
): string[] {
  const names = Object.keys(columns)
  return names.filter((name) =>
    all.some((each) =>
      [...(columns[name]?.values.keys() ?? [])].some(
        (value) =>
          allowed.has(keyOf(columns, names, each)) !==
          allowed.has(keyOf(columns, names, { ...each, [name]: value })),
      ),
    ),
  )
}

const keyOf = (columns: FactColumns, names: readonly string[], facts: Combination): string =>
  names.map((name) => columns[name]?.values.get(facts[name]) ?? '').join('|')

/** The condition under which the machine lets the provider take one of the steps, written from its table. */
function conditionOf(entity: ProviderEntity, steps: readonly string[]): RawBuilder<boolean> {
  const { kind, factColumns: columns = {} } = entity
  const { keys, codes } = kindOf(kind).machine.states
  const all = combinationsOf(columns)
  const state = raw.ref(`r.${entity.state}`)
  const ways = keys.flatMap((key): RawBuilder<boolean>[] => {
    const ok = all.filter((facts) => isAwaited(kind, steps, { state: key, facts }))
    if (ok.length === 0) return []
    const here = raw<boolean>`${state} = ${raw.lit(codes[key] ?? '')}`
    if (ok.length === all.length) return [here]
    const names = Object.keys(columns)
    const deciding = decidingFacts(columns, all, new Set(ok.map((facts) => keyOf(columns, names, facts))))
    const rows = [...new Set(ok.map((facts) => keyOf(columns, deciding, facts)))]
    const values = raw.join(
      deciding.map((name) => columns[name]?.sql ?? raw`''`),
      raw` || '|' || `,
    )
    return [raw<boolean>`(${here} and ${values} in (${raw.join(rows.map((row) => raw.lit(row)))}))`]
  })
  return ways.length === 0 ? raw<boolean>`false` : raw<boolean>`(${raw.join(ways, raw` or `)})`
}

const conditions = new Map<string, RawBuilder<boolean>>()
/** Written once for each job: the combinations of facts are many. */
function onceFor(entity: ProviderEntity, steps: readonly string[]): RawBuilder<boolean> {
  const key = `${entity.kind} ${steps.join(' ')}`
  const condition = conditions.get(key) ?? entity.awaited?.[steps[0] ?? ''] ?? conditionOf(entity, steps)
  conditions.set(key, condition)
  return condition
}

/** The first of the jobs that a record waits for, as SQL; null where it waits for none of them. */
export function jobOf(entity: ProviderEntity, jobs: readonly Job[]): RawBuilder<string | null> {
  const cases = jobs.map(({ job, steps }) => raw`when ${onceFor(entity, steps)} then ${raw.lit(job)}`)
  return cases.length === 0 ? raw`null` : raw`case ${raw.join(cases, raw` `)} end`
}

/** Whether the record waits for something that these permissions allow: what the work queue has. */
export const isWaitingSql = (
  entity: ProviderEntity,
  permissions: ReadonlySet<StaffPermission>,
): RawBuilder<boolean> => {
  const job = jobOf(
    entity,
    jobsOf(entity.kind, (permission) => permissions.has(permission)),
  )
  return raw<boolean>`((${job}) is not null)`
}
