import { erpInbound, receiveBody, storeBody } from '@quayside/contract/gateway/warehouse.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { OfficeInbound } from '@quayside/contract/office/goods.ts'
import { inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { inboundFacts, isFetchedSql, isPickedUpSql } from '../modules/warehouse/inbound-facts.ts'
import { inbounds, openDifferencesSql } from '../modules/warehouse/inbounds.ts'
import { lockInbound } from '../modules/warehouse/lock-inbound.ts'
import { readPuts } from '../modules/warehouse/put-line.ts'
import { readCounts } from '../modules/warehouse/scan-goods.ts'
import { type InboundGiven, stepInbound } from '../modules/warehouse/step-inbound.ts'
import { supplierNameIn } from '../platform/records/partner-names.ts'
import { nameIn } from '../platform/records/warehouse-name.ts'
import { type ProviderCall } from './entity.ts'
import { pickedFrom, providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

async function review(key: { companyId: string; id: string }, call: ProviderCall) {
  const inbound = await inbounds.review(key, call)
  return { ...inbound, counts: await readCounts(call.read, key), puts: await readPuts(call.read, key) }
}

const joined = { supplierName: raw<string | null>`s.name`, openDifferences: openDifferencesSql('r') }
const facts = { isPickedUp: isPickedUpSql('r'), isFetched: isFetchedSql('r') }

const { reported, disputed } = stockDifferenceState.codes
const linesWith = (condition: RawBuilder<boolean>) =>
  raw`(select count(*)::int from inbound_line l where l.company_id = r.company_id and l.inbound_id = r.id and ${condition})`

export const inbound = providerDocument({
  kind: 'inbound',
  name: 'inbound-orders',
  columns: inboundColumns,
  joins: raw`left join supplier s on s.company_id = r.company_id and s.id = r.supplier_id
    left join warehouse w on w.id = r.warehouse_id`,
  joined,
  factSql: facts,
  facts: inboundFacts,
  factColumns: {
    isPickedUp: { sql: raw`${facts.isPickedUp}::text`, values: yesOrNo },
    isFetched: { sql: raw`${facts.isFetched}::text`, values: yesOrNo },
  },
  title: raw`coalesce(s.name, '')`,
  titleIn: (locale) => raw`coalesce(${supplierNameIn('s', locale)}, '')`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review,
  erp: erpInbound,
  office: {
    row: OfficeInbound,
    more: (locale) => ({
      supplierName: supplierNameIn('s', locale),
      warehouseName: nameIn('w', locale),
      counted: linesWith(raw<boolean>`l.counted_qty is not null`),
      put: linesWith(raw<boolean>`l.put_lots <> '[]'`),
      openDifferences: raw`(select count(*)::int from stock_difference d where d.company_id = r.company_id
        and d.inbound_id = r.id and d.state in (${raw.lit(reported)}, ${raw.lit(disputed)}))`,
    }),
    filters: { isPickedUp: (given) => raw<boolean>`${facts.isPickedUp} = ${isYes(Number(given))}` },
    searched: [raw`r.number`, raw`s.name`, raw`s.english_name`],
    searchedLines: (
      within,
    ) => raw<boolean>`exists (select 1 from inbound_line l where l.company_id = r.company_id
      and l.inbound_id = r.id and (l.model ilike ${within} or l.pallet_number ilike ${within}))`,
  },
  more: pickedFrom(review, 'lines'),
  bodies: { receive: receiveBody, store: storeBody },
  lock: (tx, id) => lockInbound(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepInbound(tx, acting, { id, name, locked, given: given as InboundGiven }),
})
