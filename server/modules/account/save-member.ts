import { checkPermissions, permissionsOf } from '@quayside/contract/account/member.rules.ts'
import type { MemberDraft } from '@quayside/contract/account/member.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireVersion } from '../../platform/records/require-version.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { refuseIfNoneRemains } from './administrators.ts'
import { memberDetail } from './list-members.ts'
import { mailInvitation } from './mail-member.ts'
import { type Authority, lockForChange } from './member-authority.ts'
import { memberKey } from './member-queries.ts'
import { nameTaken } from './name-taken.ts'

type Granted = { isAdministrator: boolean; permissions: Permission[] }

/** Invites a colleague, who sets the first password with a code sent to the number, or changes one. */
export async function saveMember(call: Call, { body }: { body: MemberDraft }): Promise<Saved> {
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
  return refusingDuplicates(nameTaken('member.mobileTaken'), () =>
    call.write(async (tx) => {
      const authority = await lockForChange(tx, call, body.id === undefined ? [] : [body.id])
      authority.refuseBeyond(granted)
      const saved =
        body.id === undefined
          ? await inviteMember(tx, call, body)
          : await changeMember(tx, call, { draft: body, granted, authority })
      await happened(
        tx,
        asCustomer(principal),
        { ...memberKey(principal.companyId, saved.id), ids: [saved.id] },
        { transition: body.id === undefined ? 'create' : 'save' },
      )
      return saved
    }),
  )
}

/** A member who cannot log in with a password before setting one. */
async function inviteMember(tx: Tx, call: Call, draft: MemberDraft): Promise<Saved> {
  const { companyId } = call.principal
  const saved = await tx
    .insertInto('member')
    .values({
      company_id: companyId,
      name: draft.name,
      mobile: draft.mobile,
      email: draft.email ?? null,
      is_administrator: draft.permissionSet === 'administrator',
      permission_set: draft.permissionSet,
      permissions: permissionsOf(draft),
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await mailInvitation(tx, call, draft)
  return saved
}

async function changeMember(
  tx: Tx,
  call: Call,
  change: { draft: MemberDraft; granted: Granted; authority: Authority },
): Promise<Saved> {
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
  // Only the member may change a number that is used to log in, because it can reset the password.
  if (member.mobile !== draft.mobile && member.password_hash !== null) {
    throw new Refusal([at('mobile', 'member.mobileFixed')])
  }
  return tx
    .updateTable('member')
    .set({
      name: draft.name,
      mobile: draft.mobile,
      ...(draft.email !== undefined && { email: draft.email }),
      is_administrator: granted.isAdministrator,
      permission_set: draft.permissionSet,
      permissions: granted.permissions,
      // The stamp shows other processes that their cached permissions are out of date.
      ...(isAccessChanged && { access_stamp: raw<number>`access_stamp + 1` }),
    })
    .where('company_id', '=', principal.companyId)
    .where('id', '=', member.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
}

const isSame = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((each) => after.includes(each))
