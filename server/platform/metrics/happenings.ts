import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { Tx } from '../database/database.ts'
import type { Metrics } from './metrics.ts'

type Happening = { readonly entity: Entity; readonly state: string; readonly count: number }

/** By transaction; those of one that rolled back are never counted. */
const happenings = new WeakMap<Tx, Happening[]>()

export function noteHappening(tx: Tx, happening: Happening): void {
  const noted = happenings.get(tx)
  if (noted) noted.push(happening)
  else happenings.set(tx, [happening])
}

/** Counts what a transaction that has committed noted. */
export function countHappenings(tx: Tx, metrics: Metrics): void {
  for (const { entity, state, count } of happenings.get(tx) ?? [])
    metrics.quayside_records_total.add(count, entity, state)
  happenings.delete(tx)
}
