import {
  ApplicationsQuery,
  ErpApplication,
  ErpApplicationDetail,
  payBody,
} from '@quayside/contract/gateway/finance.ts'
import type { ApplicationReview } from '@quayside/contract/office/finance.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import {
  areOrdersApproved,
  factsOf,
  lockApplication,
  orderStatesOf,
} from '../modules/payments/application-queries.ts'
import { readApplication } from '../modules/payments/get-application.ts'
import { type ApplicationGiven, stepApplication } from '../modules/payments/step-application.ts'
import { type ProviderCall, providerEntity } from './entity.ts'

const yesOrNo = new Map([
  [true, 'true'],
  [false, 'false'],
])

const review = async (record: { companyId: string; id: string }, { read, platform }: ProviderCall) => {
  const { appliedBy: _appliedBy, ...application } = await readApplication(read, platform.personalData, record)
  return application satisfies Partial<ApplicationReview>
}

export const paymentApplication = providerEntity({
  kind: 'paymentApplication',
  name: 'payment-applications',
  from: raw`payment_application r`,
  columns: raw<
    Selectable<DB['payment_application']> & { order_states: number[] }
  >`r.*, ${orderStatesOf('r')} as order_states`,
  /** What a second member has not released yet is the customer's own. */
  visible: raw<boolean>`r.handed_over_at is not null`,
  state: 'state',
  facts: factsOf,
  factColumns: { areOrdersApproved: { sql: raw`(${areOrdersApproved('r')})::text`, values: yesOrNo } },
  number: raw`r.number`,
  title: raw`r.supplier_name`,
  since: raw`r.handed_over_at`,
  review,
  query: ApplicationsQuery,
  row: ErpApplication,
  detail: ErpApplicationDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { lines, accountNumber } = await review({ companyId, id }, call)
    return { lines, accountNumber }
  },
  bodies: { pay: payBody },
  lock: (tx, id) => lockApplication(tx, id, undefined),
  run: (tx, acting, { id, name, given }) =>
    stepApplication(tx, acting, { id, name, given: given as ApplicationGiven }),
})
