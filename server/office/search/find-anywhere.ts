import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'
import type { StaffPermission } from '@quayside/contract/office/permissions.ts'
import {
  hitsOfEachKind,
  type SearchHit,
  type SearchQuery,
  searchApi,
} from '@quayside/contract/office/search.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import { type ProviderEntity, titleFor } from '../../provider/entity.ts'
import { order } from '../../provider/order.ts'
import { bindOffice } from '../bind-office.ts'
import type { OfficeCall } from '../office-call.ts'

type Row = {
  kind: SearchHit['kind']
  id: string
  number: string
  title: string
  company_name: string
  model: string | null
}

const most = raw.lit(hitsOfEachKind)

/** Records of one kind by what its list is searched in, without the customer's name: that finds the customer alone. */
function recordsOf(entity: ProviderEntity, within: string, locale: Locale) {
  const { kind, from, visible, number, title, office } = entity
  const found = (office?.searched ?? [number, title]).map((text) => raw`${text} ilike ${within}`)
  return raw`(select ${raw.lit(kind)} as kind, r.id, ${number} as number, ${titleFor(entity, locale)} as title,
      owner.name as company_name, null as model
    from ${from} join company owner on owner.id = r.company_id
    where ${visible} and (${raw.join(found, raw` or `)}) order by r.id desc limit ${most})`
}

/** The index of part numbers begins with the company, so it is asked once for each company. */
const ordersWith = (key: string) => raw`(select 'order' as kind, r.id, r.order_no as number, '' as title,
    owner.name as company_name, l.model
  from company owner cross join lateral (
    select line.order_id, min(line.model) as model from order_line line
    where line.company_id = owner.id and line.model_key >= ${key} and line.model_key < ${`${key}\u{10ffff}`}
    group by line.order_id order by line.order_id desc limit ${most}) l
  join trade_order r on r.id = l.order_id
  where ${order.visible} order by r.id desc limit ${most})`

const lotsWith = (key: string) => raw`(select 'lot' as kind, lot.id, lot.number, '' as title,
    owner.name as company_name, lot.model
  from stock_lot lot join company owner on owner.id = lot.company_id
  where lot.on_hand > 0 and starts_with(lot.model_key, ${key}) order by lot.id desc limit ${most})`

async function findAnywhere(
  call: OfficeCall,
  { query: { keyword } }: { query: SearchQuery },
): Promise<{ rows: SearchHit[]; total: number }> {
  const may = (permission: StaffPermission): boolean => call.staff.permissions.has(permission)
  const within = containing(keyword)
  const key = comparableName(keyword)
  const parts: RawBuilder<unknown>[] = [
    ...taskKinds
      .filter((kind) => may(kindOf(kind).list))
      .map((kind) => recordsOf(providerEntities[kind], within, call.locale)),
    ...(key !== '' && may('order-list') ? [ordersWith(key)] : []),
    ...(key !== '' && may('stock-list') ? [lotsWith(key)] : []),
  ]
  const [found] = await call.read(
    sql.selectFrom(raw<Row>`(${raw.join(parts, raw` union all `)})`.as('hit')).selectAll('hit'),
  )
  const rows = found.map(({ company_name: companyName, ...hit }): SearchHit => ({ ...hit, companyName }))
  return { rows, total: rows.length }
}

export const searchRoutes = bindOffice(searchApi, { 'GET office/online/search': findAnywhere })
