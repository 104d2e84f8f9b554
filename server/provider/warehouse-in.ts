import {
  ErpInbound,
  ErpInboundDetail,
  InboundsQuery,
  receiveBody,
  storeBody,
} from '@quayside/contract/gateway/warehouse.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readInbound } from '../modules/warehouse/get-inbound.ts'
import { inboundFacts, isPickedUpSql } from '../modules/warehouse/inbound-facts.ts'
import { lockInbound } from '../modules/warehouse/lock-inbound.ts'
import { readPuts } from '../modules/warehouse/put-line.ts'
import { readCounts } from '../modules/warehouse/scan-goods.ts'
import { type InboundGiven, stepInbound } from '../modules/warehouse/step-inbound.ts'
import { excludesDrafts, type ProviderCall, providerEntity } from './entity.ts'
import { yesOrNo } from './yes-or-no.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read, locale }: ProviderCall) {
  const { isPickedUp: _isPickedUp, ...inbound } = await readInbound(read, { companyId, id, locale })
  const key = { companyId, id }
  return { ...inbound, counts: await readCounts(read, key), puts: await readPuts(read, key) }
}

export const warehouseIn = providerEntity({
  kind: 'warehouseIn',
  name: 'inbound-orders',
  from: raw`inbound_order r`,
  columns: raw<
    Selectable<DB['inbound_order']> & { is_picked_up: boolean }
  >`r.*, ${isPickedUpSql('r')} as is_picked_up`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('warehouseIn', raw`r.state`)}`,
  state: 'state',
  facts: inboundFacts,
  factColumns: { isPickedUp: { sql: raw`${isPickedUpSql('r')}::text`, values: yesOrNo } },
  number: raw`r.number`,
  title: raw`coalesce((select s.name from supplier s where s.company_id = r.company_id and s.id = r.supplier_id), '')`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review,
  query: InboundsQuery,
  row: ErpInbound,
  detail: ErpInboundDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { lines } = await review({ companyId, id }, call)
    return { lines }
  },
  bodies: { receive: receiveBody, store: storeBody },
  lock: (tx, id) => lockInbound(tx, id, undefined),
  run: (tx, acting, { id, name, given }) =>
    stepInbound(tx, acting, { id, name, given: given as InboundGiven }),
})
