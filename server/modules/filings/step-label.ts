import { labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import { checkLabelOrder } from '@quayside/contract/filings/label-order.rules.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { findLabelLines, labelKey, storedLabelLines } from './label-orders.ts'
import { type LockedLabel, labelFacts, lockLabel } from './label-queries.ts'
import {
  answerVersion,
  findConcerned,
  insertVersion,
  type LabelAnswer,
  type LabelGiven,
  replaceVersions,
} from './label-versions.ts'

export const submitLabel = customerStep(stepLabel, 'submit')
export const confirmLabel = customerStep(stepLabel, 'confirmVersion')
export const askLabelChange = customerStep(stepLabel, 'askChange')
export const labelSubmitter = submitterOf(stepLabel, 'services-label-submit')

/** Any step, for both actors. */
export async function stepLabel(
  tx: Tx,
  acting: Acting,
  {
    id,
    name,
    given,
    locked,
  }: { id: string; name: string; given: LabelGiven; locked?: Awaited<ReturnType<typeof lockLabel>> },
): Promise<Saved> {
  const label = locked ?? getOrRefuse(await lockLabel(tx, id, acting.companyId))
  const { company_id: companyId, number } = label
  const key = labelKey(companyId, id)
  const concerned = await findConcerned(tx, label, given)
  const product = concerned && `${concerned.product_name} V${concerned.number}`
  // The timeline says which label of which product it was.
  const said = [product, given.remark ?? given.note].filter(Boolean).join(' · ')
  const { written: version } = await runTransition(tx, acting, key, {
    machine: labelOrderMachine,
    name,
    state: label.state,
    facts: labelFacts(label),
    given: { ...given, ...(concerned && { note: said }) },
    notice:
      acting.actor === 'provider'
        ? {
            phrase: `labelOrder.${name}`,
            params: { number, reason: given.reason ?? '', product: product ?? '' },
          }
        : undefined,
    write: async (state) => {
      const values = await effectOf(tx, acting, label, { name, given, concerned })
      return writeStep(tx, 'label_order', key, { state: Number(state), ...values })
    },
  })
  return { id, version }
}

const { confirmed, changeAsked } = labelVersionState.codes
type Step = LabelAnswer & { readonly name: string }

async function effectOf(tx: Tx, acting: Acting, label: LockedLabel, step: Step): Promise<object> {
  const { name, given } = step
  switch (name) {
    case 'submit':
      await requireComplete(tx, label)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'sendVersion':
      await insertVersion(tx, acting, label, step)
      return {}
    case 'confirmVersion':
      await answerVersion(tx, acting, step, confirmed)
      return {}
    case 'askChange':
      await answerVersion(tx, acting, step, changeAsked)
      return {}
    case 'return':
      // What is filed may change: a label of what it was is neither waited for nor confirmed any more.
      await replaceVersions(tx, label, undefined)
      return { reason: given.reason ?? '' }
    case 'pause':
      return { reason: given.reason ?? '' }
    case 'complete':
      return { completed_at: raw<string>`now()`, reason: '' }
    default:
      return { reason: '' }
  }
}

async function requireComplete(tx: Tx, { company_id: companyId, id }: LockedLabel): Promise<void> {
  const { rows } = await tx.executeQuery(findLabelLines(companyId, id).compile())
  refuseIfAny(checkLabelOrder({ lines: rows.map(storedLabelLines.toDraft) }))
}
