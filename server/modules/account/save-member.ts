import { checkPermissions, permissionsOf } from '@quayside/contract/account/member.rules.ts'
import type { MemberDraft, MemberSaved } from '@quayside/contract/account/member.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { refuseIfNoneRemains } from './administrators.ts'
import { tellInvited } from './answer-invitation.ts'
import { memberDetail } from './list-members.ts'
import { mailInvitation } from './mail-member.ts'
import { type Authority, lockForChange, refuseOfSeveralCompanies } from './member-authority.ts'
import { type MemberRecord, memberKey } from './member-queries.ts'
import { nameTaken } from './name-taken.ts'

type Granted = { isAdministrator: boolean; permissions: Permission[] }

/**
 * Invites a colleague, who sets the first password with a code sent to the number, or changes one. A person who has an
 * account already is asked, and is no member before accepting.
 */
export async function saveMember(call: Call, { body }: { body: MemberDraft }): Promise<MemberSaved> {
  refuseIfAny([
    ...checkPermissions(body),
    ...(body.permissionSet === 'custom' && body.permissions.length === 0
      ? [at('permissions', 'field.required')]
      : []),
  ])
  const granted = {
    isAdministrator: body.permissionSet === 'administrator',
    permissions: permissionsOf(body),
  }
  const { principal } = call
  // Not set where an Idempotency-Key repeats the answer: the person is told once.
  let invited: { personId: string; company: string } | undefined
  const saved = await refusingDuplicates(nameTaken('member.mobileTaken'), () =>
    call.write(async (tx) => {
      invited = undefined
      if (body.id !== undefined) await lockPersonOf(tx, principal.companyId, body.id)
      const authority = await lockForChange(tx, call, body.id === undefined ? [] : [body.id])
      authority.refuseBeyond(granted)
      const isNew = body.id === undefined
      const written = isNew
        ? await inviteMember(tx, call, body)
        : await changeMember(tx, call, { draft: body, granted, authority })
      if (isNew && written.isWaiting)
        invited = { personId: written.personId, company: await nameOfCompany(tx, principal.companyId) }
      await happened(tx, asCustomer(principal), memberKey(principal.companyId, written.id), {
        transition: isNew ? (written.isWaiting ? 'invite' : 'create') : 'save',
      })
      const { id, version, isWaiting } = written
      return { id, version, isWaiting }
    }),
  )
  if (invited) {
    const { personId, company } = invited
    await call.platform.staff.transaction([], (tx) => tellInvited(tx, personId, company))
  }
  return saved
}

type Written = MemberSaved & { readonly personId: string }

/** Number and email are the person's, whose row stands before the members in the order of locks. */
const lockPersonOf = (tx: Tx, companyId: string, memberId: string) =>
  tx
    .selectFrom('person')
    .select('id')
    .where(
      raw<boolean>`id in (select person_id from member where company_id = ${companyId} and id = ${memberId})`,
    )
    .forUpdate()
    .execute()

async function nameOfCompany(tx: Tx, companyId: string): Promise<string> {
  const { name } = await tx
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return name
}

/** A new person, who cannot log in with a password before setting one; or the question to one with an account. */
async function inviteMember(tx: Tx, call: Call, draft: MemberDraft): Promise<Written> {
  const { companyId, memberId } = call.principal
  const { rows } = await raw<{ person_id: string; is_known: boolean }>`
    select * from app.person_to_invite(${draft.mobile}, ${draft.email ?? null})`.execute(tx)
  const [person] = rows
  if (!person) throw new Error('the number has no person')
  const isWaiting = person.is_known
  const saved = await tx
    .insertInto('member')
    .values({
      company_id: companyId,
      name: draft.name,
      person_id: person.person_id,
      ...(isWaiting && { is_enabled: false, invited_at: raw<string>`now()`, invited_by: memberId }),
      is_administrator: draft.permissionSet === 'administrator',
      permission_set: draft.permissionSet,
      permissions: permissionsOf(draft),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  if (!isWaiting) await mailInvitation(tx, call, draft)
  return { ...saved, isWaiting, personId: person.person_id }
}

async function changeMember(
  tx: Tx,
  call: Call,
  change: { draft: MemberDraft; granted: Granted; authority: Authority },
): Promise<Written> {
  const { draft, granted, authority } = change
  const { principal } = call
  const member = getOrRefuse(authority.members[0])
  await requireVersion(
    tx,
    memberKey(principal.companyId, member.id),
    { actual: member.version, given: draft.version },
    (read) => memberDetail(principal, member.id, read),
  )
  const isAccessChanged =
    member.is_administrator !== granted.isAdministrator || !isSame(member.permissions, granted.permissions)
  if (isAccessChanged && member.id === principal.memberId) throw refuse('member.yourself')
  if (!granted.isAdministrator) refuseIfNoneRemains(authority.administrators, [member.id])
  const isWaiting = member.invited_at !== null
  await changeNames(tx, member, draft)
  const saved = await writeSaved(
    tx,
    'member',
    { companyId: principal.companyId, id: member.id },
    {
      name: draft.name,
      is_administrator: granted.isAdministrator,
      permission_set: draft.permissionSet,
      permissions: granted.permissions,
      // The stamp shows other processes that their cached permissions are out of date.
      ...(isAccessChanged && { access_stamp: raw<number>`access_stamp + 1` }),
    },
  )
  return { ...saved, isWaiting, personId: member.person_id }
}

/** What the person logs in with, as far as a company may change it. */
async function changeNames(tx: Tx, member: MemberRecord, draft: MemberDraft): Promise<void> {
  const isMobileNew = member.mobile !== draft.mobile
  const isEmailNew = draft.email !== undefined && (draft.email ?? '') !== (member.email ?? '')
  if (!isMobileNew && !isEmailNew) return
  // Only the person may change a number that is used to log in, because it can reset the password.
  if (isMobileNew && (member.has_password || member.invited_at !== null))
    throw new Refusal([at('mobile', 'member.mobileFixed')])
  if (member.invited_at !== null) throw new Refusal([at('email', 'member.severalCompanies')])
  await refuseOfSeveralCompanies(tx, member.person_id, isMobileNew ? 'mobile' : 'email')
  await tx
    .updateTable('person')
    .set({ mobile: draft.mobile, ...(draft.email !== undefined && { email: draft.email }) })
    .where('id', '=', member.person_id)
    .execute()
}

const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((each) => after.includes(each))
