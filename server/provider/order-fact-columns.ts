import { orderKind, receivingState, signState } from '@quayside/contract/orders/order.codes.ts'
import { type OrderFacts, orderFactValues } from '@quayside/contract/orders/order.conditions.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { sql as raw } from 'kysely'
import type { FactColumn } from './entity.ts'

const codesOf = <K>(keys: readonly K[], codeOf: (key: K) => unknown): ReadonlyMap<unknown, string> =>
  new Map(keys.map((key) => [key, String(codeOf(key))]))

export const factColumns = {
  modelType: {
    sql: raw`r.model_type::text`,
    values: codesOf(orderFactValues.modelType, (key) => orderKind.codes[key]),
  },
  isWarehouseType: {
    sql: raw`r.is_warehouse_type::text`,
    values: codesOf(orderFactValues.isWarehouseType, String),
  },
  priceAudit: {
    sql: raw`coalesce(r.price_audit::text, '')`,
    values: codesOf(orderFactValues.priceAudit, (key) => (key === undefined ? '' : priceAudit.codes[key])),
  },
  receivingState: {
    sql: raw`r.receiving_state::text`,
    values: codesOf(orderFactValues.receivingState, (key) => receivingState.codes[key]),
  },
  signState: {
    sql: raw`r.sign_state::text`,
    values: codesOf(orderFactValues.signState, (key) => signState.codes[key]),
  },
  payment: {
    sql: raw`case when r.paid_amount > 0 then 'paid' when r.applied_amount > 0 then 'applied' else 'none' end`,
    values: codesOf(orderFactValues.payment, String),
  },
  isToRelease: {
    sql: raw`(r.release_asked_by is not null)::text`,
    values: codesOf(orderFactValues.isToRelease, String),
  },
} satisfies Record<keyof OrderFacts, FactColumn>
