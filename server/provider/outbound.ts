import { erpOutbound, shipBody } from '@quayside/contract/gateway/warehouse.ts'
import { OfficeOutbound } from '@quayside/contract/office/goods.ts'
import { outboundColumns } from '@quayside/contract/warehouse/outbound.ts'
import { shippingInspection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { outboundFacts } from '../modules/warehouse/get-outbound.ts'
import { lockOutbound } from '../modules/warehouse/lock-outbound.ts'
import { readOutboundIdentities } from '../modules/warehouse/outbound-identities.ts'
import { consigneeOf, outbounds } from '../modules/warehouse/outbounds.ts'
import { readPicks } from '../modules/warehouse/scan-goods.ts'
import { type OutboundGiven, stepOutbound } from '../modules/warehouse/step-outbound.ts'
import { nameIn } from '../platform/records/warehouse-name.ts'
import { type ProviderCall } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

async function review(key: { companyId: string; id: string }, call: ProviderCall) {
  const outbound = await outbounds.review(key, call)
  return { ...outbound, picks: await readPicks(call.read, key) }
}

const identities = (record: { companyId: string; id: string }, { read, platform }: ProviderCall) =>
  readOutboundIdentities(read, platform.personalData, record)

export const outbound = providerDocument({
  kind: 'outbound',
  name: 'outbound-orders',
  columns: outboundColumns,
  joins: raw`left join warehouse w on w.id = r.warehouse_id`,
  facts: outboundFacts,
  factColumns: {
    isAllShipped: { sql: raw`'true'`, values: yesOrNo },
    isPartlyShipped: { sql: raw`(r.shipped_qty > 0)::text`, values: yesOrNo },
    isInspectionOpen: {
      sql: raw`(r.shipping_inspection = ${raw.lit(shippingInspection.codes.notInspected)})::text`,
      values: yesOrNo,
    },
  },
  title: consigneeOf('r'),
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review,
  identities,
  erp: erpOutbound,
  office: {
    row: OfficeOutbound,
    more: (locale) => ({ warehouseName: nameIn('w', locale), consigneeName: consigneeOf('r') }),
    title: raw`owner.name`,
    searched: [raw`r.number`],
    searchedLines: (
      within,
    ) => raw<boolean>`exists (select 1 from outbound_line l where l.company_id = r.company_id
      and l.outbound_id = r.id and l.model ilike ${within})`,
  },
  // The ERP hands the goods over, so it has the numbers whole.
  more: async ({ company_id: companyId, id }, call) => {
    const { lines, delivery } = await review({ companyId, id }, call)
    return { lines, delivery: { ...delivery, ...(await identities({ companyId, id }, call)) } }
  },
  bodies: { ship: shipBody },
  actions: { markInspected: {}, markSigned: {} },
  lock: (tx, id) => lockOutbound(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepOutbound(tx, acting, { id, name, locked, given: given as OutboundGiven }),
})
