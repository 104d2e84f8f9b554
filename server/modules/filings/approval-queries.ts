import { approvalDocumentState, approvalParty } from '@quayside/contract/filings/approval.codes.ts'
import { openDocumentStates } from '@quayside/contract/filings/approval-document.ts'
import { ingredients } from '@quayside/contract/filings/approval-ingredient.ts'
import type { ApprovalOrderFacts } from '@quayside/contract/filings/approval-order.states.ts'
import { statesOf, underWayStates } from '@quayside/contract/filings/approval-step.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { linesOf, selectedLines } from '../../platform/records/document-lines.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { isDeclinedSql, isQuotedSql, quoteFact } from './filing-quote.ts'

const codes = (values: readonly number[]) => raw.join(values.map((value) => raw.lit(value)))
const { none, customer, provider, authority } = approvalParty.codes

/** What follows from a filing's state and its documents; `alias` is its table in the query. */
export function approvalSql(alias: string) {
  const own = (column: string) => raw.ref(`${alias}.${column}`)
  const isUnderWay = raw<boolean>`${own('state')} in (${codes(underWayStates)})`
  const documents = (states: readonly number[]) =>
    raw`from approval_document d where d.company_id = ${own('company_id')} and d.approval_id = ${own('id')}
      and d.state in (${codes(states)}) and ${isUnderWay}`
  const open = documents(openDocumentStates)
  const handedIn = documents([approvalDocumentState.codes.handedIn])
  return {
    openDocuments: raw<number>`(select count(*)::int ${open})`,
    documentDueOn: raw<string | null>`(select min(d.due_on) ${open})`,
    handedInDocuments: raw<number>`(select count(*)::int ${handedIn})`,
    hasOpenDocuments: raw<boolean>`exists (select 1 ${open})`,
    hasHandedIn: raw<boolean>`exists (select 1 ${handedIn})`,
    isLate: raw<boolean>`(${isUnderWay} and coalesce(${own('expected_on')} < ${businessDay}, false))`,
    /** A document that is missing stops everything else; one that was handed in is the provider's to decide. */
    waitsFor: raw<number>`(case
      when ${isUnderWay} and ${isQuotedSql(alias)} then ${raw.lit(customer)}
      when exists (select 1 ${open}) or ${own('state')} in (${codes(statesOf('customer'))}) then ${raw.lit(customer)}
      when ${isUnderWay} and ${isDeclinedSql(alias)} then ${raw.lit(provider)}
      when exists (select 1 ${handedIn}) or ${own('state')} in (${codes(statesOf('provider'))}) then ${raw.lit(provider)}
      when ${own('state')} in (${codes(statesOf('authority'))}) then ${raw.lit(authority)}
      else ${raw.lit(none)} end)`,
  }
}

/** What a list says of a filing besides its columns. */
export function approvalMarks(alias: string) {
  const derived = approvalSql(alias)
  return [
    derived.waitsFor.as('waits_for'),
    derived.openDocuments.as('open_documents'),
    derived.documentDueOn.as('document_due_on'),
    derived.handedInDocuments.as('handed_in_documents'),
    derived.isLate.as('is_late'),
  ] as const
}

export type LockedApproval = Selectable<DB['approval_order']> & {
  has_open_documents: boolean
  has_handed_in: boolean
}
export const approvalFacts = (row: {
  has_open_documents: boolean
  has_handed_in: boolean
  quote_state: number
}): ApprovalOrderFacts => ({
  hasOpenDocuments: row.has_open_documents,
  hasHandedIn: row.has_handed_in,
  quote: quoteFact(row),
})

/** The filing before its steps and documents, which change only while it is locked. */
export async function lockApproval(
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<LockedApproval | undefined> {
  const [row] = await lockRecords(tx, 'approval_order', [id], companyId)
  if (!row) return undefined
  const { hasOpenDocuments, hasHandedIn } = approvalSql('a')
  const { rows } = await raw<{ has_open_documents: boolean; has_handed_in: boolean }>`
    select ${hasOpenDocuments} as has_open_documents, ${hasHandedIn} as has_handed_in from approval_order a
    where a.company_id = ${row.company_id}::bigint and a.id = ${id}::bigint`.execute(tx)
  return { ...row, has_open_documents: false, has_handed_in: false, ...rows[0] }
}

export const findIngredients = (companyId: string, approvalId: string) =>
  sql
    .selectFrom('approval_ingredient as i')
    .select(selectedLines('i', ingredients))
    .where('i.company_id', '=', companyId)
    .where('i.approval_id', '=', approvalId)
    .orderBy('i.position')

export const storedIngredients = linesOf('approval_ingredient', ingredients)

export const findSteps = (companyId: string, approvalId: string) =>
  sql
    .selectFrom('approval_step as s')
    .select(['s.state', 's.reached_on', 's.expected_on', 's.actor_name', 's.note'])
    .select(raw<string[]>`s.file_ids::text[]`.as('file_ids'))
    .where('s.company_id', '=', companyId)
    .where('s.approval_id', '=', approvalId)
    .orderBy('s.state')

export const findDocuments = (companyId: string, approvalId: string) =>
  sql
    .selectFrom('approval_document as d')
    .select(['d.id', 'd.state', 'd.name', 'd.note', 'd.due_on', 'd.reason'])
    .select(['d.asked_at', 'd.handed_in_at', 'd.decided_at'])
    .select(raw<string[]>`d.file_ids::text[]`.as('file_ids'))
    .where('d.company_id', '=', companyId)
    .where('d.approval_id', '=', approvalId)
    .orderBy('d.id')
