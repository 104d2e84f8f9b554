import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** What a supplier is measured by. */
export const scoreMeasure = codeList('scoreMeasure', ['delivery', 'receipt', 'price', 'document'])
export type ScoreMeasure = KeyOf<typeof scoreMeasure>

/** How a case ended; the first seven are counted in a rate, the others are not. */
export const scoreVerdict = codeList('scoreVerdict', [
  /** The goods came on the promised day or before. */
  'onTime',
  'late',
  /** The promised day has passed, and it has not come wholly. */
  'overdue',
  'asOrdered',
  'differs',
  'notRaised',
  'raised',
  /** The promised day is still to come. */
  'pending',
  /** No day was promised, or nobody knows when it came. */
  'noDay',
  /** No earlier order has a price to compare with. */
  'first',
])
export type ScoreVerdict = KeyOf<typeof scoreVerdict>

/** What a case counts as; `left` is in no rate. */
export const scoreOutcome = codeList('scoreOutcome', ['good', 'bad', 'left'])
export type ScoreOutcome = KeyOf<typeof scoreOutcome>

export const outcomeOf: Readonly<Record<ScoreVerdict, ScoreOutcome>> = {
  onTime: 'good',
  late: 'bad',
  overdue: 'bad',
  asOrdered: 'good',
  differs: 'bad',
  notRaised: 'good',
  raised: 'bad',
  pending: 'left',
  noDay: 'left',
  first: 'left',
}

export const scoreVerdictTone: Readonly<Record<ScoreVerdict, Tone>> = {
  onTime: 'done',
  late: 'refused',
  overdue: 'refused',
  asOrdered: 'done',
  differs: 'refused',
  notRaised: 'done',
  raised: 'refused',
  pending: 'underway',
  noDay: 'draft',
  first: 'draft',
}

/** Papers that a supplier owes; the first two are kinds of files. */
export const scorePaper = codeList('scorePaper', {
  commercialInvoice: 'commercial-invoice',
  packingList: 'packing-list',
  inputInvoice: 'input-invoice',
})
export type ScorePaper = KeyOf<typeof scorePaper>
