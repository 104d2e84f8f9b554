import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { happened } from '../../platform/records/happened.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { type Account, findAccountOfPerson } from './account.ts'
import { auditIdentity } from './audit.ts'
import { memberKey } from './member-queries.ts'

type One = { params: { id: string } }

export const acceptInvitation = (call: Call, { params }: One): Promise<void> =>
  answer(call, params.id, 'accept', { invited_at: null, is_enabled: true })

export const refuseInvitation = (call: Call, { params }: One): Promise<void> =>
  answer(call, params.id, 'refuse', { deleted_at: raw<string>`now()` })

type Answered =
  | { readonly invited_at: null; readonly is_enabled: true }
  | { readonly deleted_at: ReturnType<typeof raw<string>> }

/** By the role of identity: the person is not of that company yet. Who invited hears of the answer. */
async function answer(
  call: Call,
  id: string,
  transition: 'accept' | 'refuse',
  values: Answered,
): Promise<void> {
  await call.read()
  await call.platform.staff.transaction([], async (tx) => {
    const member = getOrRefuse(
      await tx
        .updateTable('member')
        .set(values)
        .where('id', '=', id)
        .where('person_id', '=', call.principal.personId)
        .where('invited_at', 'is not', null)
        .where('deleted_at', 'is', null)
        .returning(['company_id', 'name', 'invited_by'])
        .executeTakeFirst(),
    )
    const companyId = member.company_id
    await happened(tx, { actor: 'customer', id, name: member.name, companyId }, memberKey(companyId, id), {
      transition,
      ...(member.invited_by !== null && {
        notice: {
          phrase: `invitation.${transition}`,
          params: { name: member.name },
          memberIds: [member.invited_by],
          record: { entity: 'colleague', id },
        },
      }),
    })
    await auditIdentity(tx, call, {
      action: `POST system/online/user/company/{id}/${transition}`,
      account: { company_id: companyId, member_id: id },
    })
  })
}

/** The message to a person who is invited, in the company that the next log-in opens. */
export async function tellInvited(tx: Tx, personId: string, company: string): Promise<void> {
  const { rows } = await tx.executeQuery<Account>(findAccountOfPerson(personId).compile())
  const [account] = rows
  if (!account?.is_enabled) return
  await sendNotice(tx, {
    companyId: account.company_id,
    memberIds: [account.member_id],
    message: { phrase: 'invitation.waiting', params: { company } },
    record: { entity: 'membership', id: account.member_id },
  })
}
