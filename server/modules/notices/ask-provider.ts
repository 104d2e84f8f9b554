import type { Saved } from '@quayside/contract/kernel/record.ts'
import { consultationMachine } from '@quayside/contract/notices/consultation.states.ts'
import { type ConsultationSave, consultationSubjects } from '@quayside/contract/notices/consultation.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { Call } from '../../platform/session/call.ts'
import { addMessage } from './add-consultation-message.ts'

/** A question opens a thread; it waits for the provider from now on. */
export const askProvider = (call: Call, { body }: { body: ConsultationSave }): Promise<Saved> =>
  call.write(async (tx) => {
    await requireSubject(tx, body.subject)
    return openThread(tx, call, body)
  })

/** Also for threads about a record of another module. */
export async function openThread(tx: Tx, call: Call, body: ConsultationSave): Promise<Saved> {
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  const asked = await tx
    .insertInto('consultation')
    .values({
      company_id: companyId,
      subject: body.subject,
      title: body.title,
      asked_by: call.principal.memberId,
    })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await addMessage(tx, acting, { companyId, id: asked.id }, body)
  await happened(
    tx,
    acting,
    { companyId, entity: 'consultation', ids: [asked.id] },
    { transition: 'create', to: consultationMachine.initial },
  )
  return asked
}

async function requireSubject(tx: Tx, subject: string): Promise<void> {
  const known = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', consultationSubjects)
    .where('value', '=', subject)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
  if (!known) refuseIfAny([at('subject', 'field.code')])
}
