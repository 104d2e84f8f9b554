import type { Saved } from '@quayside/contract/kernel/record.ts'
import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import type { FollowUpInput } from '@quayside/contract/notices/consultation.ts'
import { consultationState } from '@quayside/contract/notices/notice.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { addMessage, markRead } from './add-consultation-message.ts'
import { consultationKey, lockConsultation } from './consultation-queries.ts'

type Given = { message?: string; fileIds?: readonly string[]; note?: string | undefined }
type ProviderActing = Acting & { actor: 'provider' }
/** With the row, where the provider's door has locked it already. */
type ByProvider = { id: string; locked?: Awaited<ReturnType<typeof lockConsultation>> }

export const followUp = (
  call: Call,
  { params, body }: { params: { id: string }; body: FollowUpInput },
): Promise<Saved> =>
  call.write((tx) => step(tx, asCustomer(call.principal), { id: params.id, name: 'followUp', given: body }))

export const closeOwn = (
  call: Call,
  { params, body }: { params: { id: string }; body: { note?: string | undefined } },
): Promise<Saved> =>
  call.write((tx) => step(tx, asCustomer(call.principal), { id: params.id, name: 'close', given: body }))

export const markAnswersRead = (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<{ count: number }> =>
  call.write(async (tx) => {
    const { companyId } = call.principal
    getOrRefuse(await lockConsultation(tx, id, companyId))
    const count = await markRead(tx, { companyId, id }, 'customer')
    if (count > 0) publish(tx, { companyId }, { type: 'read', entity: 'consultation' })
    return { count }
  })

/** The provider's answer; the members who wrote in the thread are notified. */
export const answerConsultation = (
  tx: Tx,
  acting: ProviderActing,
  { id, locked, ...given }: ByProvider & { message: string; fileIds?: readonly string[] },
): Promise<Saved> => step(tx, acting, { id, name: 'answer', given, locked })

/** The provider ends a thread that it has answered. */
export const closeConsultation = (
  tx: Tx,
  acting: ProviderActing,
  { id, locked, note }: ByProvider & { note?: string | undefined },
): Promise<Saved> => step(tx, acting, { id, name: 'close', given: { note }, locked })

async function step(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: ByProvider & { name: 'answer' | 'followUp' | 'close'; given: Given },
): Promise<Saved> {
  const before = locked ?? getOrRefuse(await lockConsultation(tx, id, acting.companyId))
  const { company_id: companyId, state } = before
  const key = consultationKey(companyId, id)
  const { written: version } = await runTransition(tx, acting, key, {
    machine: consultationMachine,
    name,
    state,
    facts: {},
    given,
    write: async (code) => {
      // A further question while waiting does not change the start of the wait.
      const beginsToWait = name === 'followUp' && state !== consultationState.codes.open
      const written = await writeStep(tx, 'consultation', key, {
        state: code as number,
        ...(given.message !== undefined && { last_message_at: raw<string>`now()` }),
        ...(beginsToWait && { waiting_since: raw<string>`now()` }),
      })
      if (given.message !== undefined)
        await addMessage(tx, acting, { companyId, id }, { ...given, message: given.message })
      return written
    },
  })
  if (acting.actor === 'provider') await tellAskers(tx, { ...before, name })
  return { id, version }
}

/** Notifies the members who wrote in the thread; their colleagues see it in the list. */
async function tellAskers(
  tx: Tx,
  thread: { id: string; company_id: string; number: string; title: string; name: string },
): Promise<void> {
  const askers = await tx
    .selectFrom('consultation_message')
    .select('member_id')
    .distinct()
    .where('company_id', '=', thread.company_id)
    .where('consultation_id', '=', thread.id)
    .where('member_id', 'is not', null)
    .execute()
  await sendNotice(tx, {
    companyId: thread.company_id,
    memberIds: askers.flatMap(({ member_id: memberId }) => memberId ?? []),
    message: {
      phrase: `consultation.${thread.name}`,
      params: { number: thread.number, title: thread.title },
    },
    record: { entity: 'consultation', id: thread.id },
  })
}
