import * as z from 'zod/mini'
import { addDays } from '../kernel/days.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, date, id, optionalText } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { type ApprovalPartyKey, approvalPaper, approvalStop } from './approval.codes.ts'
import { approvalOrderMachine } from './approval-order.states.ts'
import { approvalOrderState } from './filing.codes.ts'

/** The provider's steps on the way of a filing, in their order. */
export const approvalWaySteps = [
  'register',
  'acceptFiling',
  'beginCheck',
  'submitAtWindow',
  'beginReview',
  'complete',
] as const

/** A step that was reached: when, with which documents, and when it should end. */
export const ApprovalStep = z.object({
  state: z.number(),
  reachedOn: date,
  /** Null for the last one, and for those that have no end of their own. */
  expectedOn: z.nullable(date),
  fileIds: z.array(id),
  actorName: z.string(),
  note: z.string(),
})
export type ApprovalStep = z.infer<typeof ApprovalStep>

/** What the provider gives with a step; a day that is left out is today, an end that is left out the usual one. */
export const stepBody = {
  reachedOn: z.optional(date),
  expectedOn: z.optional(date),
  fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
}
/** The result, with the certificate of the authority. */
export const resultBody = {
  reachedOn: z.optional(date),
  certificateNumber: optionalText(60),
  certificateUntil: z._default(z.nullable(date), null),
  fileIds: stepBody.fileIds,
}

/** Papers that come after the step was reached. */
export const papersBody = { state: code(approvalPaper), fileIds: stepBody.fileIds }

/** Whether a filing reaches this state only with its paper. */
export const needsPaper = (state: number): boolean =>
  approvalOrderMachine.transitions.some(
    ({ to, needs = [] }) =>
      to !== undefined && approvalOrderState.codes[to] === state && needs.includes('fileIds'),
  )

/** The way of a filing. */
export const approvalWay = approvalStop.keys
export type Stop = (typeof approvalWay)[number]

/** Who has to act in a state while no document is missing, and how many days that usually takes. */
const usual: Record<Stop, { readonly party: ApprovalPartyKey; readonly days: number | null }> = {
  draft: { party: 'customer', days: null },
  submitted: { party: 'provider', days: 5 },
  registered: { party: 'authority', days: 14 },
  filingAccepted: { party: 'authority', days: 15 },
  administrativeCheck: { party: 'authority', days: 10 },
  windowSubmission: { party: 'authority', days: 5 },
  reviewPeriod: { party: 'authority', days: 60 },
  completed: { party: 'none', days: null },
}

export const statesOf = (party: ApprovalPartyKey): number[] =>
  approvalWay.filter((stop) => usual[stop].party === party).map((stop) => approvalOrderState.codes[stop])
/** Between submission and result. */
export const underWayStates: readonly number[] = approvalWay
  .filter((stop) => usual[stop].days !== null)
  .map((stop) => approvalOrderState.codes[stop])

/** When a step that begins on this day usually ends; null for draft and result. */
export function usualEnd(state: number, reachedOn: string): string | null {
  const stop = approvalWay.find((each) => approvalOrderState.codes[each] === state)
  const days = stop === undefined ? null : usual[stop].days
  return days === null ? null : addDays(reachedOn, days)
}

/** A step is not reached before the one before it, nor in the future, and does not end before it begins. */
export function checkStepDays(
  { reachedOn, expectedOn }: { readonly reachedOn: string; readonly expectedOn?: string | undefined },
  { today, last }: { readonly today: string; readonly last: string },
): Finding[] {
  return [
    ...(reachedOn < last ? [at('reachedOn', 'approvalStep.beforeLast', { day: last })] : []),
    ...(reachedOn > today ? [at('reachedOn', 'field.dayRange', { from: last, to: today })] : []),
    ...(expectedOn !== undefined && expectedOn < reachedOn
      ? [at('expectedOn', 'approvalStep.expectedBefore', { day: reachedOn })]
      : []),
  ]
}
