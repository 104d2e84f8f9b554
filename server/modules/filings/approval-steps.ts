import { isDocumentStep } from '@quayside/contract/filings/approval-document.ts'
import { checkApproval } from '@quayside/contract/filings/approval-order.rules.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import { checkStepDays, usualEnd } from '@quayside/contract/filings/approval-step.ts'
import { approvalOrderState } from '@quayside/contract/filings/filing.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type {
  ApprovalPapersInput,
  ApprovalResultInput,
  ApprovalStepInput,
  AskDocumentsInput,
} from '@quayside/contract/office/approval.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { found } from '../../platform/session/call.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { askForDocuments, type GivenDocument, stepDocument } from './approval-documents.ts'
import { addFiles } from './approval-files.ts'
import { approvalDraftOf, approvalKey } from './approval-orders.ts'
import { approvalFacts, findIngredients, type LockedApproval, lockApproval } from './approval-queries.ts'

/** What may come with a step: which of it, the step's schema says. */
export type ApprovalGiven = { readonly reason?: string | undefined } & Partial<
  ApprovalStepInput & ApprovalResultInput & ApprovalPapersInput & AskDocumentsInput & GivenDocument
>

export const submitApproval = customerStep(stepApproval, 'submit')
export const cancelApproval = customerStep(stepApproval, 'cancel')
export const handInDocument = customerStep(stepApproval, 'handIn')
export const approvalSubmitter = submitterOf(stepApproval, 'approval-order-submit')

/** Any step, for both actors. */
export async function stepApproval(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: ApprovalGiven },
): Promise<Saved> {
  const approval = found(await lockApproval(tx, id, acting.companyId))
  const { company_id: companyId, number, state } = approval
  const key = approvalKey(companyId, id)
  const asked = { machine: approvalOrderMachine, name, state, facts: approvalFacts(approval), given }
  const { to } = requireStep(acting, asked, given)
  const code = Number(approvalOrderMachine.states.codes[to])
  const { documents = '', ...values } = await effectOf(tx, acting, approval, { name, given, code })
  const note = [documents, given.reason || given.note].filter(Boolean).join(': ')
  const { written: version } = await runTransition(tx, acting, key, {
    ...asked,
    given: { ...given, ...(given.reason ? { reason: note } : { note }) },
    write: () => writeStep(tx, 'approval_order', key, { state: code, ...values }),
  })
  if (acting.actor === 'provider')
    await sendNotice(tx, {
      companyId,
      message: {
        phrase: `approvalOrder.${name}`,
        params: { number, product: approval.product_name, reason: given.reason ?? '', documents },
      },
      record: { entity: 'approvalOrder', id },
    })
  return { id, version }
}

type Effect = {
  /** The names of the documents that a step is about. */
  readonly documents?: string
  readonly expected_on?: string | null
  readonly reason?: string
  readonly certificate_number?: string
  readonly certificate_until?: string | null
  readonly submitted_at?: ReturnType<typeof raw<string>>
  readonly completed_at?: ReturnType<typeof raw<string>>
  readonly updated_at?: ReturnType<typeof raw<string>>
}
type Taken = { readonly name: string; readonly given: ApprovalGiven; readonly code: number }
const now = raw<string>`now()`

/** What a step does besides the state; what it writes to the filing is returned. */
async function effectOf(
  tx: Tx,
  acting: Acting,
  approval: LockedApproval,
  { name, given, code }: Taken,
): Promise<Effect> {
  const { company_id: companyId, id } = approval
  const memberId = acting.actor === 'customer' ? acting.id : null
  if (name === 'askDocuments')
    return {
      documents: await askForDocuments(tx, { companyId, approvalId: id }, given.documents ?? []),
      updated_at: now,
    }
  if (isDocumentStep(name)) {
    const document = { ...given, documentId: given.documentId ?? '' }
    return {
      documents: await stepDocument(tx, { companyId, approvalId: id, memberId }, name, document),
      updated_at: now,
    }
  }
  if (name === 'addPapers') {
    await addPapers(tx, approval, given)
    return { updated_at: now }
  }
  if (name === 'cancel') return { reason: given.reason ?? given.note ?? '', expected_on: null }
  if (name === 'submit') {
    const [lines] = await readWithin(tx)(findIngredients(companyId, id))
    refuseIfAny(checkApproval(approvalDraftOf(approval, lines)))
  }
  const expected_on = await reach(tx, acting, approval, { given, code })
  if (name === 'submit') return { submitted_at: now, reason: '', expected_on }
  if (name !== 'complete') return { expected_on }
  return {
    expected_on,
    completed_at: now,
    certificate_number: given.certificateNumber ?? '',
    certificate_until: given.certificateUntil ?? null,
  }
}

/** The filing reaches a step with its documents; returns the day on which the step should end. */
async function reach(
  tx: Tx,
  acting: Acting,
  { company_id: companyId, id }: Pick<LockedApproval, 'company_id' | 'id'>,
  { given, code: state }: Pick<Taken, 'given' | 'code'>,
): Promise<string | null> {
  const today = await readBusinessDay(tx)
  const { last } = await tx
    .selectFrom('approval_step')
    .select(raw<string | null>`max(reached_on)`.as('last'))
    .where('company_id', '=', companyId)
    .where('approval_id', '=', id)
    .executeTakeFirstOrThrow()
  const { reachedOn = today, expectedOn, fileIds = [], note = '' } = given
  refuseIfAny(checkStepDays({ reachedOn, expectedOn }, { today, last: last ?? reachedOn }))
  await addFiles(tx, { companyId, memberId: null }, { approvalId: id, kind: 'filing-notice', fileIds })
  const end = expectedOn ?? usualEnd(state, reachedOn)
  await tx
    .insertInto('approval_step')
    .values({
      company_id: companyId,
      approval_id: id,
      state,
      reached_on: reachedOn,
      expected_on: end,
      file_ids: [...fileIds],
      actor_name: acting.name,
      note,
    })
    .execute()
  return end
}

/** Papers that came after the step was reached join those that it has. */
async function addPapers(
  tx: Tx,
  { company_id: companyId, id }: LockedApproval,
  { state, fileIds = [] }: Pick<ApprovalGiven, 'state' | 'fileIds'>,
): Promise<void> {
  await addFiles(tx, { companyId, memberId: null }, { approvalId: id, kind: 'filing-notice', fileIds })
  const { rows } = await raw`update approval_step set file_ids = file_ids || ${[...fileIds]}::bigint[]
    where company_id = ${companyId} and approval_id = ${id} and state = ${state} returning state`.execute(tx)
  if (rows.length === 0) throw new Refusal([at('state', 'approvalStep.notReached')])
}

/** A new draft stands at the beginning of its way. */
export const beginWay = async (tx: Tx, acting: Acting & { companyId: string }, id: string): Promise<void> => {
  await reach(
    tx,
    acting,
    { company_id: acting.companyId, id },
    { given: {}, code: approvalOrderState.codes.draft },
  )
}
