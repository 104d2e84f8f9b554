import { approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import { labelOrderState, labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import type { LabelOrderFacts } from '@quayside/contract/filings/label-order.states.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { isDeclinedSql, isQuotedSql, quoteFact } from './filing-quote.ts'

const waiting = raw.lit(labelVersionState.codes.waiting)
const confirmed = raw.lit(labelVersionState.codes.confirmed)

const versionsOf = (alias: string) =>
  raw`label_version v where v.company_id = ${raw.ref(`${alias}.company_id`)} and v.label_id = ${raw.ref(`${alias}.id`)}`
const linesOf = (alias: string) =>
  raw`label_line l where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.label_id = ${raw.ref(`${alias}.id`)}`
/** Versions of products that the order still has. */
const ofLine = raw`select from label_version v where v.company_id = l.company_id and v.label_id = l.label_id and v.line_key = l.key`

export const waitingCountSql = (alias: string) =>
  raw<number>`(select count(*)::int from ${versionsOf(alias)} and v.state = ${waiting})`
export const confirmedCountSql = (alias: string) =>
  raw<number>`(select count(*)::int from ${linesOf(alias)} and exists (${ofLine} and v.state = ${confirmed}))`
export const productNamesSql = (alias: string) =>
  raw<string>`coalesce((select string_agg(l.product_name, '、' order by l.position) from ${linesOf(alias)} and l.product_name <> ''), '')`

export const hasOpenVersionSql = (alias: string) =>
  raw<boolean>`exists (select from ${versionsOf(alias)} and v.state = ${waiting})`
export const isConfirmedSql = (alias: string) =>
  raw<boolean>`not exists (select from ${linesOf(alias)} and not exists (${ofLine} and v.state = ${confirmed}))`
/** A product has no label that waits for the customer or is confirmed. */
export const lacksVersionSql = (alias: string) =>
  raw<boolean>`exists (select from ${linesOf(alias)} and not exists (${ofLine} and v.state in (${waiting}, ${confirmed})))`

const { none, customer, provider } = approvalParty.codes
const { draft, returned, submitted } = labelOrderState.codes
/**
 * The order waits for the provider until each product has a label, and again once all are confirmed; never while paused.
 * A price that is named waits for the customer first.
 */
export const labelWaitsForSql = (alias: string) => {
  const state = raw.ref(`${alias}.state`)
  return raw<number>`(case when ${state} in (${raw.lit(draft)}, ${raw.lit(returned)}) then ${raw.lit(customer)}
    when ${state} <> ${raw.lit(submitted)} then ${raw.lit(none)}
    when ${isQuotedSql(alias)} then ${raw.lit(customer)}
    when ${isDeclinedSql(alias)} then ${raw.lit(provider)}
    when ${lacksVersionSql(alias)} or ${isConfirmedSql(alias)} then ${raw.lit(provider)}
    else ${raw.lit(customer)} end)`
}

export const labelFacts = (row: {
  readonly has_open_version: boolean
  readonly is_confirmed: boolean
  readonly quote_state: number
}): LabelOrderFacts => ({
  hasOpenVersion: row.has_open_version,
  isConfirmed: row.is_confirmed,
  quote: quoteFact(row),
})

export type LockedLabel = Selectable<DB['label_order']> & { has_open_version: boolean; is_confirmed: boolean }

/** Every command locks the order first, so that its versions stay as they are read. */
export async function lockLabel(
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<LockedLabel | undefined> {
  const [order] = await lockRecords(tx, 'label_order', [id], companyId)
  if (!order) return undefined
  const { rows } = await raw<{ has_open_version: boolean; is_confirmed: boolean }>`
    select ${hasOpenVersionSql('r')} as has_open_version, ${isConfirmedSql('r')} as is_confirmed
    from label_order r where r.company_id = ${order.company_id} and r.id = ${order.id}`.execute(tx)
  return { ...order, ...getOrRefuse(rows[0]) }
}
