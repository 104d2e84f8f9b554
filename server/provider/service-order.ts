import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import { documentsBody, erpService, OfficeService } from '@quayside/contract/office/services.ts'
import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import { sql as raw } from 'kysely'
import { serviceOrderFacts, serviceOrders } from '../modules/services/service-orders.ts'
import {
  lockServiceOrder,
  type ServiceGiven,
  stepServiceOrder,
} from '../modules/services/step-service-order.ts'
import { givenAs, type Step } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

const givenOf = ({ name, given }: Step): ServiceGiven => ({
  note: given.note,
  reason: given.reason,
  ...((name === 'auditPass' || name === 'setFee') && { fee: givenAs(quotedFee, given) }),
  ...(name === 'addDocuments' && givenAs(documentsBody, given)),
})

const joined = { orderNo: raw<string | null>`o.order_no` }

export const serviceOrder = providerDocument({
  kind: 'serviceOrder',
  name: 'service-orders',
  columns: serviceOrderColumns,
  joins: raw`left join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  joined,
  facts: serviceOrderFacts,
  factColumns: {
    isTransport: {
      sql: raw`(r.model_type = ${raw.lit(serviceType.codes.transport)})::text`,
      values: yesOrNo,
    },
  },
  title: raw`coalesce(nullif(r.goods_name, ''), r.kind)`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.updated_at`,
  review: serviceOrders.review,
  erp: erpService,
  office: {
    row: OfficeService,
    title: raw`r.goods_name`,
    searched: [raw`r.number`, raw`r.goods_name`, raw`r.place`, raw`r.from_place`, raw`o.order_no`],
    sort: { wantedAt: raw`nullif(record.wanted_at, '')` },
  },
  more: () => Promise.resolve({}),
  bodies: { auditPass: quotedFee },
  actions: { setFee: quotedFee, addDocuments: documentsBody },
  lock: (tx, id) => lockServiceOrder(tx, id, undefined),
  run: (tx, acting, step) => stepServiceOrder(tx, acting, { ...step, given: givenOf(step) }),
})
