import type { Wording } from '../../wording.ts'
import type { outbound as source } from '../../zh-CN/warehouse/outbound.ts'
import { documentList, submissionTexts } from '../kernel/document-screens.ts'
import { common, messages } from '../kernel/shared.ts'
import { outboundRecord } from './outbound-record.ts'
import { outboundStrategies } from './outbound-strategies.ts'

export const outbound: Wording<typeof source> = {
  list: {
    ...documentList,
    title: 'Outbound orders',
    new: 'New outbound order',
    empty: 'No outbound orders yet',
    keyword: 'Number, model',
    ...common('tabs', 'partly'),
    removeNone: 'The selected outbound orders have been submitted and cannot be deleted',
    removeConfirm:
      '{count, plural, one {# outbound order} other {# outbound orders}} will be deleted. This cannot be undone, and the numbers are not reused.',
    removed: '{count, plural, one {# outbound order} other {# outbound orders}} deleted',
  },
  submission: {
    ...submissionTexts,
    ask: 'Submit outbound orders',
    confirm:
      'Stock is reserved at once for {count, plural, one {# outbound order} other {# outbound orders}}, each by its own strategy.',
    none: 'The selected outbound orders have been submitted already',
    done: '{count, plural, one {# outbound order} other {# outbound orders}} submitted',
  },
  form: {
    new: 'New outbound order',
    edit: 'Outbound order {number}',
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
