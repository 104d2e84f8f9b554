import { common, pageNames } from '../kernel/shared.ts'

/** Why a line cannot be declared yet, and the three-way check, for both sides. */
export const heldReasons = {
  unclassified: 'not classified',
  name: 'no goods name',
  origin: 'no origin',
  unit: 'no unit',
  qty: 'no quantity',
  price: 'no unit price',
  notReceived: 'not received yet',
}

export const threeWayCheck = {
  title: 'Three-way check',
  against: 'Against the order',
  allEqual: '{total, plural, one {# line agrees} other {All # lines agree}}',
  differing: '{count, number} of {total, number} lines differ',
  agreeWith: '{total, plural, one {# line agrees} other {All # lines agree}} with {papers}',
  without: 'Not compared: {papers}',
  equal: 'Equal',
  notCompared: 'Not compared',
  lines: '{count, plural, one {# line} other {# lines}}',
  papers: { ...common('invoice', 'packingList', 'declaration'), ...pageNames('taxBill') },
  fields: {
    ...common('hsCode', 'name', 'qty', 'origin', 'packages', 'tax'),
    price: 'Price',
    netWeight: 'Net weight',
    weight: 'Gross weight',
  },
  row: 'Line {position, number} {model}: {fields}',
  tax: 'Tax bills differ from the declaration: {number} {kind}, declared {declared}, billed {billed}',
  missing: 'missing from {paper}',
  more: 'and {count, plural, one {# more line} other {# more lines}}',
  unknown: {
    invoice: 'On the invoice but not in the order: {model}',
    packingList: 'On the packing list but not in the order: {model}',
  },
}

/** The papers of a declaration. */
export const declarationPapers = {
  title: 'Papers',
  added: 'Papers added',
  kinds: {
    'customs-declaration': 'Customs declaration',
    'release-note': 'Release note',
    'inspection-notice': 'Inspection notice',
  },
} as const
