import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { type Call, getOrRefuse, type OpenCall } from '../../platform/session/call.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { endPersonSessions } from './end-sessions.ts'
import { lockForChange, refuseOfSeveralCompanies } from './member-authority.ts'
import { removeAllFactors } from './second-factor/factors.ts'

/** For a member who lost the second factor and the recovery codes; the member's own are removed in the own account. */
export async function resetSecondFactor(call: Call, { params }: { params: { id: string } }): Promise<void> {
  const { companyId, memberId } = call.principal
  const mobile = await call.write(async (tx) => {
    const { members } = await lockForChange(tx, call, [params.id])
    if (params.id === memberId) throw refuse('member.yourself')
    const member = getOrRefuse(members[0])
    await refuseOfSeveralCompanies(tx, member.person_id)
    await removeFactorsOf(tx, asCustomer(call.principal), { companyId, ...member })
    return member.mobile
  })
  await textAboutReset(call, mobile)
}

/** Who resets the factor is in the timeline and the audit log; the member is told, and logged out everywhere. */
export async function removeFactorsOf(
  tx: Tx,
  acting: Acting,
  { companyId, id, person_id: personId }: { companyId: string; id: string; person_id: string },
): Promise<void> {
  const wasThere = await removeAllFactors(tx, { kind: 'member', id: personId })
  if (!wasThere) throw refuse('secondFactor.none')
  await endPersonSessions(tx, personId)
  await happened(
    tx,
    acting,
    { companyId, entity: 'member', ids: [id] },
    { transition: 'resetSecondFactor', notice: { phrase: 'secondFactor.reset', memberIds: [id] } },
  )
}

/** At the number too: the member cannot read messages before the next log-in. */
export async function textAboutReset(call: OpenCall, mobile: string): Promise<void> {
  const { platform, reference } = call
  const product = await readProductName(platform, call.locale)
  await platform.sms
    .send(mobile, call.text('server.sms.secondFactorReset', { product }), { scene: 'secondFactorReset' })
    .catch((error: unknown) => platform.log.warn({ err: error, reference }, 'text message not sent'))
}
