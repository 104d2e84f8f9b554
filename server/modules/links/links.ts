import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { linkState } from '@quayside/contract/links/link.codes.ts'
import {
  type LinkedEntity,
  linkedEntities,
  linkedRecordPermission,
} from '@quayside/contract/links/link.rules.ts'
import { type LinkOpening, ShareLink, type ShareLinkQuery } from '@quayside/contract/links/share-link.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { may, type Principal } from '../../platform/session/principal.ts'

const { active, expired, revoked } = linkState.codes
const stateSql = raw<number>`(case when l.revoked_at is not null then ${raw.lit(revoked)}
  when l.expires_at <= now() then ${raw.lit(expired)} else ${raw.lit(active)} end)`

const filters: Filters<Omit<FilterOf<ShareLinkQuery>, 'ids'>> = {
  entity: by.equals('entity'),
  recordId: by.equals('entity_id'),
  kind: by.equals('kind'),
  state: by.given((state) => raw`${stateSql} = ${state}`),
}

/** Limits links to records that the member may see: a link names its record and who it is for. */
function ofSeenRecords(principal: Principal) {
  const kinds = orderKind.values.filter((kind) => may(principal, orderPermission(kind, 'list')))
  const entities = linkedEntities.filter(
    (entity) => entity !== 'order' && may(principal, linkedRecordPermission[entity]),
  )
  return raw<boolean>`(l.entity = any(${entities}::text[]) or (l.entity = 'order' and exists (
    select from trade_order o where o.company_id = l.company_id and o.id = l.entity_id
      and o.model_type = any(${kinds}::int[]))))`
}

const linksOf = ({ principal }: Call) =>
  sql
    .selectFrom('share_link as l')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('share_link_opening as o')
          .select([raw<number>`count(*)::int`.as('openings'), raw<string | null>`max(o.at)`.as('last_at')])
          .whereRef('o.company_id', '=', 'l.company_id')
          .whereRef('o.link_id', '=', 'l.id')
          .as('opened'),
      (join) => join.onTrue(),
    )
    .select(['l.id', 'l.version', 'l.kind', 'l.entity', 'l.entity_id', 'l.record_number', 'l.recipient'])
    .select(['l.shows_prices', 'l.file_ids', 'l.created_name', 'l.created_at', 'l.expires_at'])
    .select(['l.revoked_name', 'l.revoked_at', 'opened.openings', 'opened.last_at', stateSql.as('state')])
    .where('l.company_id', '=', principal.companyId)
    .where('l.deleted_at', 'is', null)
    .where(ofSeenRecords(principal))

const toLink = (row: InferResult<ReturnType<typeof linksOf>>[number]): ShareLink =>
  shaped(ShareLink, row, {
    entity: row.entity as LinkedEntity,
    recordId: row.entity_id,
    showsPrices: toFlag(row.shows_prices),
    fileCount: row.file_ids.length,
    createdBy: row.created_name,
    revokedBy: row.revoked_name,
    openings: row.openings ?? 0,
    lastOpenedAt: row.last_at,
  })

const sort = { id: raw`l.id`, createdAt: raw`l.created_at`, expiresAt: raw`l.expires_at` }

export const listLinks = (
  call: Call,
  { query }: { query: ShareLinkQuery },
): Promise<{ rows: ShareLink[]; total: number }> =>
  listPage(call, filtered(linksOf(call), 'l', filters, query), query, sort, toLink)

const openingsAtMost = 200

export async function listOpenings(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<LinkOpening[]> {
  const { companyId } = call.principal
  const [links, openings] = await call.read(
    sql
      .selectFrom('share_link as l')
      .select('l.id')
      .where('l.company_id', '=', companyId)
      .where('l.id', '=', id)
      .where(ofSeenRecords(call.principal)),
    sql
      .selectFrom('share_link_opening')
      .select(['id', 'at', 'address', 'agent'])
      .where('company_id', '=', companyId)
      .where('link_id', '=', id)
      .orderBy('id', 'desc')
      .limit(openingsAtMost),
  )
  getOrRefuse(links[0])
  return openings
}
