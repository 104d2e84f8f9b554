import { quotedFee } from '@quayside/contract/finance/quoted-fee.ts'
import {
  ErpServiceOrder,
  ErpServiceOrderDetail,
  ServiceOrdersQuery,
} from '@quayside/contract/gateway/services.ts'
import { documentsBody, OfficeService } from '@quayside/contract/office/services.ts'
import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { serviceOrderFacts, serviceOrders } from '../modules/services/service-orders.ts'
import {
  lockServiceOrder,
  type ServiceGiven,
  stepServiceOrder,
} from '../modules/services/step-service-order.ts'
import { excludesDrafts, givenAs, providerEntity, type Step } from './entity.ts'
import { type JoinedRow, selected } from './row-of.ts'
import { yesOrNo } from './yes-or-no.ts'

const givenOf = ({ name, given }: Step): ServiceGiven => ({
  note: given.note,
  reason: given.reason,
  ...((name === 'auditPass' || name === 'setFee') && { fee: givenAs(quotedFee, given) }),
  ...(name === 'addDocuments' && givenAs(documentsBody, given)),
})

const joined = { orderNo: raw<string | null>`o.order_no` }

export const serviceOrder = providerEntity({
  kind: 'serviceOrder',
  name: 'service-orders',
  from: raw`service_order r left join trade_order o on o.company_id = r.company_id and o.id = r.order_id`,
  columns: raw<Selectable<DB['service_order']> & JoinedRow<typeof joined>>`r.*, ${selected(joined)}`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('serviceOrder', raw`r.state`)}`,
  state: 'state',
  facts: serviceOrderFacts,
  factColumns: {
    isTransport: {
      sql: raw`(r.model_type = ${raw.lit(serviceType.codes.transport)})::text`,
      values: yesOrNo,
    },
  },
  number: raw`r.number`,
  title: raw`coalesce(nullif(r.goods_name, ''), r.kind)`,
  sum: { currency: raw`r.currency`, amount: raw`r.amount` },
  since: raw`r.updated_at`,
  review: serviceOrders.review,
  office: {
    row: OfficeService,
    columns: serviceOrderColumns,
    joined,
    title: raw`r.goods_name`,
    searched: [raw`r.number`, raw`r.goods_name`, raw`r.place`, raw`r.from_place`, raw`o.order_no`],
    sort: { wantedAt: raw`nullif(record.wanted_at, '')` },
  },
  query: ServiceOrdersQuery,
  row: ErpServiceOrder,
  detail: ErpServiceOrderDetail,
  more: () => Promise.resolve({}),
  bodies: { auditPass: quotedFee },
  actions: { setFee: quotedFee, addDocuments: documentsBody },
  lock: (tx, id) => lockServiceOrder(tx, id, undefined),
  run: (tx, acting, step) => stepServiceOrder(tx, acting, { ...step, given: givenOf(step) }),
})
