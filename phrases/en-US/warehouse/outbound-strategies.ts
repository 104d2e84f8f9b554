import type { Wording } from '../../wording.ts'
import type { outboundStrategies as source } from '../../zh-CN/warehouse/outbound-strategies.ts'

export const outboundStrategies: Wording<typeof source> = {
  strategies: {
    hint: 'The same demand in four ways. Click a column to choose it',
    empty: 'Choose a warehouse and enter models and quantities to compare four ways of picking',
    legend: { taken: 'Taken', rest: 'Left of a broken lot', untouched: 'Untouched' },
    note: {
      firstInFirstOut: 'Stored first, leaves first',
      byBatchNumber: 'Natural order, B2 before B10',
      byDateCode: 'Older year and week first',
      byLotNumber: 'Only the lots named; natural order where none is',
    },
    rows: {
      lotsTaken: 'Lots taken',
      lotsBroken: 'Lots broken',
      oldest: 'Oldest date code left',
      saved: 'Storage saved in 30 days',
      missing: 'Missing',
    },
    best: {
      lotsTaken: 'Fewest',
      lotsBroken: 'Fewest',
      oldest: 'Newest',
      saved: 'Most',
      missing: 'Least',
    },
    none: 'None left',
    wanted: '{qty} wanted',
    lots: '{count, plural, one {# lot} other {# lots}}',
    broken: '{count, number} broken',
    whole: 'None broken',
    short: '{qty} missing',
    more: '{count, plural, one {# more line} other {# more lines}}, included in the totals',
    year: '{year}',
    week: '{year}, week {week, number}',
    unreadable:
      '{count, plural, one {The date code of # lot} other {The date codes of # lots}} cannot be read:',
    writtenAs: 'marked “{code}”.',
    takenLast: 'By date code such lots leave last.',
  },
  summary: {
    title: 'To be reserved',
    empty: 'Choose a warehouse and enter what is wanted to see the lots.',
    wanted: '{qty} wanted',
    rest: 'broken, {qty} left',
    whole: 'all available',
    short: '{qty} missing',
    more: '{count, plural, one {# more lot} other {# more lots}}',
    qty: 'Reserved quantity',
    lots: 'Lots',
    lotsOf: '{count, number}, {broken, number} broken',
    missing: 'Missing',
    saved: 'Storage saved in 30 days',
    note: 'Submitting reserves these lots at once; canceling gives back the same lots and quantities.',
  },
}
