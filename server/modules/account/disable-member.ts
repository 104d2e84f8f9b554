import { refuse } from '@quayside/contract/refusals.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { Call } from '../../platform/session/call.ts'
import { refuseIfNoneRemains } from './administrators.ts'
import { endSessions } from './end-sessions.ts'
import { lockForChange } from './member-authority.ts'

type One = { params: { id: string } }

export async function disableMember(call: Call, { params }: One): Promise<void> {
  const { companyId, memberId } = call.principal
  await call.write(async (tx) => {
    const { administrators } = await lockForChange(tx, call, [params.id])
    if (params.id === memberId) throw refuse('member.yourself')
    refuseIfNoneRemains(administrators, [params.id])
    await tx
      .updateTable('member')
      .set({ is_enabled: false })
      .where('company_id', '=', companyId)
      .where('id', '=', params.id)
      .execute()
    await endSessions(tx, { companyId, memberIds: [params.id] })
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: 'member', ids: [params.id] },
      { transition: 'disable' },
    )
  })
}

export async function enableMember(call: Call, { params }: One): Promise<void> {
  const { companyId } = call.principal
  await call.write(async (tx) => {
    const { members } = await lockForChange(tx, call, [params.id])
    if (members.some((member) => member.invited_at !== null)) throw refuse('member.notAccepted')
    await tx
      .updateTable('member')
      .set({ is_enabled: true })
      .where('company_id', '=', companyId)
      .where('id', '=', params.id)
      .execute()
    await happened(
      tx,
      asCustomer(call.principal),
      { companyId, entity: 'member', ids: [params.id] },
      { transition: 'enable' },
    )
  })
}
