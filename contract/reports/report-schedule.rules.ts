import { addDays, firstOfMonth, lastOfMonth } from '../kernel/days.ts'
import { repeatEvery } from '../orders/order.codes.ts'
import { isRepeatDay, nextDueOn } from '../orders/order-template.ts'
import { reportEvery } from './report.codes.ts'

type Repetition = { readonly every: number; readonly day: number }

const asTemplate = ({ every, day }: Repetition) => ({
  every: every === reportEvery.codes.week ? repeatEvery.codes.week : repeatEvery.codes.month,
  day,
})

/** The first day after the given one on which a schedule makes its report. */
export const nextReportOn = (repetition: Repetition, after: string): string =>
  repetition.every === reportEvery.codes.day ? addDays(after, 1) : nextDueOn(asTemplate(repetition), after)

export const isReportDay = (repetition: Repetition): boolean =>
  repetition.every === reportEvery.codes.day || isRepeatDay(asTemplate(repetition))

/** What a scheduled report is about: the day before, the seven days before, or the month before its day. */
export function reportPeriod(every: number, dueOn: string): { readonly begin: string; readonly end: string } {
  const end = addDays(dueOn, -1)
  if (every === reportEvery.codes.day) return { begin: end, end }
  if (every === reportEvery.codes.week) return { begin: addDays(dueOn, -7), end }
  return { begin: firstOfMonth(dueOn, -1), end: lastOfMonth(dueOn, -1) }
}
