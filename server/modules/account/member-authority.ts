import { isBeyond } from '@quayside/contract/account/member.rules.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockAdministrators } from './administrators.ts'
import { lockMembers, type MemberRecord } from './member-queries.ts'

export type Authority = {
  readonly administrators: readonly string[]
  /** The named members, all of this company. */
  readonly members: readonly MemberRecord[]
  /** Refuses to grant, change or revoke permissions that the caller does not have. */
  refuseBeyond(granted: { isAdministrator: boolean; permissions: readonly string[] }): void
}

/** What a person logs in with is not one company's to change where the person works for others too. */
export async function refuseOfSeveralCompanies(tx: Tx, personId: string, path?: string): Promise<void> {
  const { rows } = await raw<{ is_of_several: boolean }>`
    select app.companies_of_person(${personId}) > 1 as is_of_several`.execute(tx)
  if (!rows[0]?.is_of_several) return
  throw path === undefined
    ? refuse('member.severalCompanies')
    : new Refusal([at(path, 'member.severalCompanies')])
}

/** Locks all members that a change depends on, and checks what the caller may change. */
export async function lockForChange(tx: Tx, call: Call, ids: readonly string[]): Promise<Authority> {
  const { companyId, memberId } = call.principal
  const administrators = await lockAdministrators(tx, companyId, ids)
  const members = await lockMembers(tx, companyId, ids)
  requireEach(ids, members)
  const caller = {
    isAdministrator: administrators.includes(memberId),
    permissions: call.principal.permissions,
  }
  const authority: Authority = {
    administrators,
    members,
    refuseBeyond(granted) {
      if (isBeyond(caller, granted)) throw refuse('member.beyondYours')
    },
  }
  for (const member of members) {
    authority.refuseBeyond({ isAdministrator: member.is_administrator, permissions: member.permissions })
  }
  return authority
}
