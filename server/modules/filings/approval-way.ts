import { checkStepDays, usualEnd } from '@quayside/contract/filings/approval-step.ts'
import { approvalOrderState } from '@quayside/contract/filings/filing.codes.ts'
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
import type { GivenDocument } from './approval-documents.ts'
import { addFiles } from './approval-files.ts'
import type { LockedApproval } from './approval-queries.ts'
import type { QuoteGiven } from './filing-quote.ts'

/** What may come with a step: which of it, the step's schema says. */
export type ApprovalGiven = { readonly reason?: string | undefined } & Partial<
  ApprovalStepInput & ApprovalResultInput & ApprovalPapersInput & AskDocumentsInput & GivenDocument
> &
  QuoteGiven

/** The filing reaches a step with its documents; returns the day on which the step should end. */
export async function reach(
  tx: Tx,
  acting: Acting,
  { company_id: companyId, id }: Pick<LockedApproval, 'company_id' | 'id'>,
  { given, code: state }: { readonly given: ApprovalGiven; readonly code: number },
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
export async function addPapers(
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
