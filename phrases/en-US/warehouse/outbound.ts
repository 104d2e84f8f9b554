import type { Wording } from '../../wording.ts'
import type { outbound as source } from '../../zh-CN/warehouse/outbound.ts'
import { documentTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'
import { outboundRecord } from './outbound-record.ts'
import { outboundStrategies } from './outbound-strategies.ts'

const texts = documentTexts('outbound order')

export const outbound: Wording<typeof source> = {
  list: {
    ...texts.list,
    title: 'Outbound orders',
    keyword: 'Number, model',
    ...common('tabs', 'partly'),
  },
  submission: {
    ...texts.submission,
    confirm:
      'Stock is reserved at once for {count, plural, one {# outbound order} other {# outbound orders}}, each by its own strategy.',
  },
  form: {
    ...texts.form,
    head: 'Outbound details',
    aside: 'Lots to reserve and checks before submission',
    chooseWarehouse: 'Choose a warehouse',
    inspection: 'Inspect the goods before they leave',
    deliveryFirst: 'Choose a delivery type, then fill in who receives the goods.',
    lines: 'Goods wanted',
    wanted: 'Wanted',
    ...common('available', 'missing', 'files', 'returned'),
    ...messages('saved'),
    picked: 'Picked',
    pickLots: 'Pick lots from stock',
    warehouseFirst: 'Choose a warehouse first',
    pasteHint: 'Paste from Excel works here',
    filesHint: 'For example a signing rule or a label sample',
    confirm:
      '{qty} will be reserved from {lots, plural, one {# lot} other {# lots}}, {broken, number} of them broken. The lots are reserved at once; canceling the order gives back the same lots and quantities.',
    submitted: 'Outbound order {number} submitted, stock reserved',
  },
  ...outboundStrategies,
  ready: {
    title: 'Before submission',
    left: '{count, number} left',
    ready: 'Ready',
    show: 'Show',
    field: '{field} is required',
    noLines: 'Add what is to leave the warehouse',
    cell: 'Line {row, number}: {field} is required',
    short: 'Line {row, number}: {qty} missing in stock',
  },
  picker: {
    title: 'Pick lots from stock',
    search: 'Lot, model, lot number, batch number',
    take: 'Add {count, plural, one {# lot} other {# lots}}',
    note: 'Available lots of the chosen warehouse. Each becomes a line whose quantity can be lowered.',
    none: 'No lot is available',
    more: '{count, plural, one {# more lot} other {# more lots}}: type a word to narrow the list',
  },
  ...outboundRecord,
}
