import type { Wording } from '../../wording.ts'
import type { stocktaking as source } from '../../zh-CN/office/stocktaking.ts'
import { common } from '../kernel/shared.ts'

export const stocktaking: Wording<typeof source> = {
  new: 'New stocktaking',
  lead: 'Choose a warehouse and enter what you count. A difference needs a reason, and the customer is told.',
  empty: 'No stocktaking yet',
  number: 'Number',
  note: 'Note',
  noteHint: 'For example: month end, zone A',
  lots: 'Lots counted',
  adjusted: 'Adjusted',
  by: 'Counted by',
  at: 'Time',
  choose: 'Choose a warehouse',
  find: 'Model, lot or batch',
  more: '{shown, number} of {total, number} lots shown. Search to narrow the list.',
  books: 'Books',
  countedQty: 'Counted',
  countedOf: 'Counted of {number}',
  ...common('difference'),
  reason: 'Reason',
  reasonOf: 'Reason for {number}',
  counted: '{count, plural, one {# lot} other {# lots}} counted',
  differing: '{count, plural, one {# lot differs} other {# lots differ}}, {qty} in total',
  exact: 'As in the books',
  wrong: '{count, plural, one {# lot needs} other {# lots need}} a reason or another quantity',
  noteMissing: 'Enter a note',
  leave: 'Clear',
  save: 'Save stocktaking',
  saveAdjusting: 'Save and adjust {count, plural, one {# lot} other {# lots}}',
  saved: 'Stocktaking {number} saved, {adjusted, plural, one {# lot} other {# lots}} adjusted',
}
