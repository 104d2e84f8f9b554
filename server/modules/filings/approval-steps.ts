import { isDocumentStep } from '@quayside/contract/filings/approval-document.ts'
import { checkApproval } from '@quayside/contract/filings/approval-order.rules.ts'
import { approvalOrderMachine } from '@quayside/contract/filings/approval-order.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type LockedBy, type StepOf, submitterOf } from '../../platform/records/customer-step.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep, runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { askForDocuments, stepDocument } from './approval-documents.ts'
import { approvals } from './approval-orders.ts'
import { approvalFacts, findIngredients, type LockedApproval, lockApproval } from './approval-queries.ts'
import { approvalDraftOf } from './approval-rows.ts'
import { type ApprovalGiven, addPapers, reach } from './approval-way.ts'
import { chargeFiling, isQuoteStep, quotedSum, quoteEffect } from './filing-quote.ts'

export const approvalSubmitter = submitterOf(stepApproval, 'approval-order-submit')

/** Any step, for both actors. */
export async function stepApproval(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<ApprovalGiven, LockedBy<typeof lockApproval>>,
): Promise<Saved> {
  const approval = locked ?? getOrRefuse(await lockApproval(tx, id, acting.companyId))
  const { company_id: companyId, number, state } = approval
  const key = approvals.keyOf(companyId, id)
  const asked = { machine: approvalOrderMachine, name, state, facts: approvalFacts(approval), given }
  const { to } = requireStep(acting, asked, given)
  const code = Number(approvalOrderMachine.states.codes[to])
  const { documents = '', ...values } = await effectOf(tx, acting, approval, { name, given, code })
  const note = [documents, given.reason || given.note].filter(Boolean).join(' · ')
  const { written: version } = await runTransition(tx, acting, key, {
    ...asked,
    given: { ...given, ...(given.reason ? { reason: note } : { note }) },
    notice:
      acting.actor === 'provider'
        ? {
            phrase: `approvalOrder.${name}`,
            params: {
              number,
              product: approval.product_name,
              reason: given.reason ?? '',
              documents,
              sum: quotedSum(given),
              note: given.note ?? '',
            },
          }
        : undefined,
    write: () => writeStep(tx, 'approval_order', key, { state: code, ...values }),
  })
  return { id, version }
}

type Effect = Partial<ReturnType<typeof quoteEffect>> & {
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
  if (isQuoteStep(name)) return quoteEffect(approval, name, given)
  if (name === 'cancel') return { reason: given.reason ?? given.note ?? '', expected_on: null }
  if (name === 'submit') {
    const [lines] = await readWithin(tx)(findIngredients(companyId, id))
    refuseIfAny(checkApproval(approvalDraftOf(approval, lines)))
  }
  const expected_on = await reach(tx, acting, approval, { given, code })
  if (name === 'submit') return { submitted_at: now, reason: '', expected_on }
  if (name !== 'complete') return { expected_on }
  await chargeFiling(tx, acting, approval, { kind: 'filing', note: approval.product_name })
  return {
    expected_on,
    completed_at: now,
    certificate_number: given.certificateNumber ?? '',
    certificate_until: given.certificateUntil ?? null,
  }
}
