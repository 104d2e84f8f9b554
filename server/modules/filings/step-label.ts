import { labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import { checkLabelOrder } from '@quayside/contract/filings/label-order.rules.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { submitterOf } from '../../platform/records/customer-step.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { chargeFiling, isQuoteStep, quotedSum, quoteEffect, withoutQuote } from './filing-quote.ts'
import { findLabelLines, labelOrders, storedLabelLines } from './label-orders.ts'
import { type LockedLabel, lockLabel } from './label-queries.ts'
import {
  answerVersion,
  findConcerned,
  insertVersion,
  type LabelAnswer,
  type LabelGiven,
  replaceVersions,
} from './label-versions.ts'

/** `note` says on the timeline which label of which product it was. */
type Given = LabelGiven & { readonly answer: LabelAnswer; readonly product: string }
type Step = { readonly name: string; readonly given: Given }

const step = labelOrders.stepperOf({
  lock: lockLabel,
  effect: effectOf,
  notice: ({ number }: LockedLabel, name, given: Given) => ({
    phrase: `labelOrder.${name}`,
    params: {
      number,
      reason: given.reason ?? '',
      product: given.product,
      sum: quotedSum(given),
      note: given.note ?? '',
    },
  }),
})

/** Any step, for both actors. */
export async function stepLabel(
  tx: Tx,
  acting: Acting,
  { locked, given, ...asked }: { id: string; name: string; given: LabelGiven; locked?: LockedLabel },
): Promise<Saved> {
  const label = locked ?? getOrRefuse(await lockLabel(tx, asked.id, acting.companyId))
  const concerned = await findConcerned(tx, label, given)
  const product = concerned ? `${concerned.product_name} V${concerned.number}` : ''
  const note = concerned ? [product, given.remark ?? given.note].filter(Boolean).join(' · ') : given.note
  const answer = { given, concerned }
  return step(tx, acting, { ...asked, locked: label, given: { ...given, note, product, answer } })
}
export const labelSubmitter = submitterOf(stepLabel, 'services-label-submit')

const { confirmed, changeAsked } = labelVersionState.codes

async function effectOf(
  tx: Tx,
  acting: Acting,
  label: LockedLabel,
  { name, given }: Step,
): Promise<StepValues<'label_order'>> {
  if (isQuoteStep(name)) return quoteEffect(label, name, given)
  switch (name) {
    case 'submit':
      await requireComplete(tx, label)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'sendVersion':
      await insertVersion(tx, acting, label, given.answer)
      return {}
    case 'confirmVersion':
      await answerVersion(tx, acting, given.answer, confirmed)
      return {}
    case 'askChange':
      await answerVersion(tx, acting, given.answer, changeAsked)
      return {}
    case 'return':
      // What is filed may change: a label of what it was is neither waited for nor confirmed any more.
      await replaceVersions(tx, label, undefined)
      return { reason: given.reason ?? '', ...withoutQuote }
    case 'pause':
      return { reason: given.reason ?? '' }
    case 'complete':
      await chargeFiling(tx, acting, label, { kind: 'label', note: '' })
      return { completed_at: raw<string>`now()`, reason: '' }
    default:
      return { reason: '' }
  }
}

async function requireComplete(tx: Tx, { company_id: companyId, id }: LockedLabel): Promise<void> {
  const { rows } = await tx.executeQuery(findLabelLines(companyId, id).compile())
  refuseIfAny(checkLabelOrder({ lines: rows.map(storedLabelLines.toDraft) }))
}
