import { addDays, daysBetween } from '../kernel/days.ts'
import { type GeneralModelType, orderState, receivingState } from '../orders/order.codes.ts'
import type { FlowDays } from './flow-board.facts.ts'
import { outcomeOf, type ScorePaper, type ScoreVerdict } from './supplier-score.codes.ts'

/** When something came: a day, null for not yet, or 'unknown' for a day that nobody knows. */
export type Came = string | null

type DayVerdict = Extract<ScoreVerdict, 'onTime' | 'late' | 'overdue' | 'pending' | 'noDay'>
type JudgedDay = {
  readonly verdict: DayVerdict
  /** Days after the promised one; null where it is not late. */
  readonly days: number | null
}

/** What came on the promised day itself is on time. */
export function judgeDay(dueOn: string | null, came: Came, today: string): JudgedDay {
  if (dueOn === null || came === 'unknown') return { verdict: 'noDay', days: null }
  const late = daysBetween(dueOn, came ?? today)
  if (late <= 0) return { verdict: came === null ? 'pending' : 'onTime', days: null }
  return { verdict: came === null ? 'overdue' : 'late', days: late }
}

/** What is known of the goods of one order, or of an inbound order whose goods belong to none. */
type ReceivedGoods = {
  readonly receivingState: number
  /** The order went on without passing the provider's warehouse. */
  readonly hasGoneOn: boolean
  /** The day of the last receipt. */
  readonly receivedOn: string | null
}

/**
 * Goods have arrived when the last of them did; what was declared short is not waited for. Goods that left again, as
 * returned ones do, had arrived.
 */
export function arrivalOf({ receivingState: state, hasGoneOn, receivedOn }: ReceivedGoods): Came {
  if (state === receivingState.codes.fullyStored) return receivedOn ?? 'unknown'
  if (state === receivingState.codes.partlyStored) return null
  return hasGoneOn ? 'unknown' : null
}

/** Until these states the goods are still with the supplier, or on their way from it. */
const awaiting: ReadonlySet<number> = new Set([
  orderState.codes.submitted,
  orderState.codes.audited,
  orderState.codes.storedAwaitingBinding,
])
export const hasGoneOn = (state: number): boolean => !awaiting.has(state)

/** A receipt is judged from the first goods on; nothing can differ before. */
export const judgeReceipt = (
  goods: Pick<ReceivedGoods, 'receivingState'> & { readonly differences: readonly unknown[] },
): Extract<ScoreVerdict, 'asOrdered' | 'differs'> | undefined => {
  if (goods.differences.length > 0) return 'differs'
  return goods.receivingState === receivingState.codes.notStored ? undefined : 'asOrdered'
}

/** Judges the sign of a price less the one before it, for the same model, brand, unit and currency; null without one. */
export const judgePrice = (sign: number | null): Extract<ScoreVerdict, 'first' | 'notRaised' | 'raised'> => {
  if (sign === null) return 'first'
  return sign > 0 ? 'raised' : 'notRaised'
}

/**
 * The papers that a supplier owes by the kind of order. The commercial invoice of an export is the company's own: there the
 * supplier owes the VAT invoice.
 */
export const papersOf: Readonly<Record<GeneralModelType | 'inbound', readonly ScorePaper[]>> = {
  import: ['commercialInvoice', 'packingList'],
  export: ['packingList', 'inputInvoice'],
  transit: ['packingList'],
  domestic: [],
  inbound: ['packingList'],
}

type PaperFacts = {
  /** The day for which the goods are planned. */
  readonly dueOn: string | null
  readonly arrived: Came
  readonly exportedOn: string | null
}

/** Papers go with the goods: they are due on their planned day, or on that of the arrival. A VAT invoice follows the export. */
export function paperDueOn(paper: ScorePaper, facts: PaperFacts, days: FlowDays): string | null {
  if (paper === 'inputInvoice')
    return facts.exportedOn === null ? null : addDays(facts.exportedOn, days.inputInvoice)
  return facts.dueOn ?? (facts.arrived === 'unknown' ? null : facts.arrived)
}

/** The rate of a supplier by one measure: of the cases that count, those that are good, in percent; null of none. */
type ScoreFigure = {
  readonly cases: number
  readonly good: number
  readonly bad: number
  readonly left: number
  readonly rate: string | null
}

export function figureOf(verdicts: Iterable<readonly [ScoreVerdict, count: number]>): ScoreFigure {
  const counts = { good: 0, bad: 0, left: 0 }
  for (const [verdict, count] of verdicts) counts[outcomeOf[verdict]] += count
  const cases = counts.good + counts.bad
  return { ...counts, cases, rate: cases === 0 ? null : ((counts.good / cases) * 100).toFixed(1) }
}
