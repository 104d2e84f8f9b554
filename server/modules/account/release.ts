import { isReleaseNeeded, type ReleasedKind } from '@quayside/contract/account/approval-rule.ts'
import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'

const limitColumn = { payments: 'payments_above', orders: 'orders_above' } as const

export const findApprovalRule = (companyId: string) =>
  sql
    .selectFrom('approval_rule')
    .select(['payments_above', 'orders_above'])
    .where('company_id', '=', companyId)

/** The members who have one of the permissions; without the one who asks for the release, where there is one. */
export const findReleasers = (companyId: string, permissions: readonly Permission[], memberId = '0') =>
  sql
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '<>', memberId)
    .where(raw<boolean>`permissions && ${[...permissions]}::text[]`)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')

/** Whether the company's rule asks a second member; the amount in RMB is only computed where there is a rule. */
export async function needsRelease(
  tx: Tx,
  companyId: string,
  kind: ReleasedKind,
  rmbAmount: () => Promise<Amount | undefined>,
): Promise<boolean> {
  const [[rule]] = await readWithin(tx)(findApprovalRule(companyId))
  const above = rule?.[limitColumn[kind]] ?? null
  return above !== null && isReleaseNeeded(above, await rmbAmount())
}

type Asked = {
  /** What a colleague needs to release this record. */
  readonly permission: Permission
  readonly phrase: string
  readonly params: Record<string, string | number>
  readonly record: { readonly entity: Entity; readonly id: string }
}

/** A message to those who may release the record, except who asks. */
export async function askForRelease(
  tx: Tx,
  { companyId, memberId, name }: { companyId: string; memberId: string; name: string },
  { permission, phrase, params, record }: Asked,
): Promise<void> {
  const [colleagues] = await readWithin(tx)(findReleasers(companyId, [permission], memberId))
  if (colleagues.length === 0) return
  await sendNotice(tx, {
    companyId,
    memberIds: colleagues.map(({ id }) => id),
    message: { phrase, params: { name, ...params } },
    record,
  })
}

/** A member neither releases nor refuses what the same member asked for. */
export function refuseOwnRelease(acting: Acting, askedBy: string | null): void {
  if (askedBy === acting.id) throw refuse('approval.ownRelease')
}

const secondMembersSteps = new Set(['release', 'refuse'])
/** The steps without those that are a second member's. */
export const withoutRelease = <S extends { readonly name: string }>(steps: readonly S[]): S[] =>
  steps.filter(({ name }) => !secondMembersSteps.has(name))
