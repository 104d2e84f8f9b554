import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { forwarderOrderColumns } from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderStateLabel } from '@quayside/contract/forwarding/forwarder-order-label.ts'
import { forwarderOrderState, freightDirection } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { erpForwarderOrder } from '@quayside/contract/gateway/forwarding.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import {
  documentsBody,
  materialBody,
  milestoneBody,
  OfficeForwarderOrder,
  priceBody,
  transportBody,
} from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import type { ForwarderOrderGiven } from '../modules/forwarding/enter-forwarder-order.ts'
import {
  forwarderOrderFacts,
  forwarderOrders,
  isLateSql,
  plannedAtSql,
} from '../modules/forwarding/forwarder-orders.ts'
import { lockForwarderOrder, stepForwarderOrder } from '../modules/forwarding/step-forwarder-order.ts'
import { givenAs, type Step } from './entity.ts'
import { pickedFrom, providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

function givenOf({ name, given }: Step): ForwarderOrderGiven {
  const { note, reason } = given
  const common = { note, reason }
  switch (name) {
    case 'price':
      return { ...common, price: givenAs(priceBody, given) }
    case 'transport':
      return { ...common, transport: givenAs(transportBody, given) }
    case 'milestones':
      return { ...common, ...givenAs(milestoneBody, given) }
    case 'addDocuments':
      return { ...common, documents: givenAs(documentsBody, given).attachments }
    case 'addMaterial':
      return { ...common, material: { ...givenAs(materialBody, given), attachments: {} } }
    default:
      return common
  }
}

const joined = {
  enquiryNumber: raw<string | null>`e.number`,
  quotationNumber: raw<string | null>`q.number`,
  orderNo: raw<string | null>`o.order_no`,
  departsAt: plannedAtSql('r', 'departed'),
  arrivesAt: plannedAtSql('r', 'arrived'),
  isLate: isLateSql('r'),
}

const directions = new Map([
  ['import', '0'],
  ['export', '1'],
])

export const forwarderOrder = providerDocument({
  kind: 'forwarderOrder',
  name: 'freight-orders',
  columns: forwarderOrderColumns,
  joins: raw`left join freight_enquiry e on e.company_id = r.company_id and e.id = r.enquiry_id
    left join freight_quotation q on q.company_id = r.company_id and q.id = r.quotation_id
    left join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  joined,
  facts: forwarderOrderFacts,
  factColumns: {
    direction: { sql: raw`coalesce(r.direction, 0)::text`, values: directions },
    hasQuotation: { sql: raw`(jsonb_array_length(r.charges) > 0)::text`, values: yesOrNo },
  },
  // Sending a price is awaited from the submission on, although it has to be entered before.
  awaited: { quote: raw<boolean>`r.state = ${raw.lit(forwarderOrderState.codes.submitted)}` },
  title: raw`r.goods_name`,
  since: raw`r.updated_at`,
  review: forwarderOrders.review,
  erp: erpForwarderOrder,
  office: {
    row: OfficeForwarderOrder,
    computed: {
      stateLabel: ({ state, direction }) =>
        forwarderOrderStateLabel(
          stateKey(forwarderOrderMachine, Number(state)),
          direction === freightDirection.codes.export ? 'export' : 'import',
        ),
    },
    searched: [
      raw`r.number`,
      raw`r.goods_name`,
      raw`r.carrier`,
      raw`r.waybill_number`,
      raw`array_to_string(r.container_numbers, ' ')`,
    ],
  },
  more: pickedFrom(forwarderOrders.review, 'charges', 'milestones'),
  bodies: { addMaterial: materialBody },
  actions: {
    price: priceBody,
    transport: transportBody,
    milestones: milestoneBody,
    addDocuments: documentsBody,
  },
  lock: (tx, id) => lockForwarderOrder(tx, id, undefined),
  run: (tx, acting, step) => stepForwarderOrder(tx, acting, { ...step, given: givenOf(step) }),
})
