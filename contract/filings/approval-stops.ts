import { daysBetween } from '../kernel/days.ts'
import type { ApprovalStep } from './approval-step.ts'
import { approvalWay, needsPaper, type Stop, usualEnd } from './approval-step.ts'
import { approvalOrderState } from './filing.codes.ts'

type Filed = { readonly attachments: readonly { readonly kind: string; readonly fileId: string }[] }

/** The files of a step; those of the submission are the application that the customer attached. */
export const papersOf = (
  { attachments }: Filed,
  { key, step }: { readonly key: Stop; readonly step: ApprovalStep | undefined },
): string[] => {
  const application = attachments.filter(({ kind }) => key === 'submitted' && kind === 'filing-application')
  return step === undefined ? [] : [...application.map(({ fileId }) => fileId), ...step.fileIds]
}

/** A stop on the way as it is drawn. */
export type ApprovalStop = {
  readonly key: Stop
  readonly is: 'passed' | 'here' | 'ahead'
  readonly step: ApprovalStep | undefined
  /** When it should be reached; of the current one, when it should end. */
  readonly expectedOn: string | null
  /** Days after that day; negative before it. Null where nothing was expected or nothing has happened. */
  readonly daysLate: number | null
  /** It was reached without the paper that it needs. */
  readonly isPaperMissing: boolean
}

/**
 * The whole way: a step that was reached is measured by the end of the one before it, the current one by its own end;
 * later ones follow the usual durations.
 */
export function approvalStops(
  approval: Filed & { readonly state: number; readonly steps: readonly ApprovalStep[] },
  today: string,
): ApprovalStop[] {
  const { state, steps } = approval
  const stepOf = (stop: Stop | undefined) =>
    steps.find((step) => stop !== undefined && step.state === approvalOrderState.codes[stop])
  const here = approvalWay.findIndex((stop) => approvalOrderState.codes[stop] === state)
  const last = approvalWay.length - 1
  let projected: string | null = null
  return approvalWay.map((key, place): ApprovalStop => {
    const step = stepOf(key)
    const isPaperMissing =
      step !== undefined &&
      needsPaper(approvalOrderState.codes[key]) &&
      papersOf(approval, { key, step }).length === 0
    const before = stepOf(approvalWay[place - 1])?.expectedOn ?? null
    if (place < here || (place === here && place === last)) {
      const daysLate = step && before !== null ? daysBetween(before, step.reachedOn) : null
      return { key, is: 'passed', step, expectedOn: before, daysLate, isPaperMissing }
    }
    if (place === here) {
      const expectedOn = step?.expectedOn ?? null
      projected = expectedOn
      const daysLate = expectedOn === null ? null : daysBetween(expectedOn, today)
      return { key, is: 'here', step, expectedOn, daysLate, isPaperMissing }
    }
    const expectedOn = here < 0 ? null : projected
    projected = projected === null ? null : usualEnd(approvalOrderState.codes[key], projected)
    return { key, is: 'ahead', step: undefined, expectedOn, daysLate: null, isPaperMissing: false }
  })
}
