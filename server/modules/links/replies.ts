import { LinkReply, type LinkReplyQuery } from '@quayside/contract/links/share-link.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { FileHolder, FileHolders } from '../../platform/files/file-holders.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import { requireSeen } from './linked-record.ts'

const repliesOf = (companyId: string) =>
  sql
    .selectFrom('link_reply as r')
    .innerJoin('share_link as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.link_id'),
    )
    .leftJoin('file as f', 'f.id', 'r.file_id')
    .select(['r.id', 'r.link_id', 'r.kind', 'r.state', 'r.wanted_time', 'r.note', 'r.created_at'])
    .select(['r.decided_name', 'r.decided_at', 'r.decision_note', 'l.recipient'])
    .select(['r.file_id', 'f.name', 'f.mime', 'f.bytes', 'f.thumbnail_key'])
    .where('r.company_id', '=', companyId)
    .where('r.deleted_at', 'is', null)

export const toReply = (row: InferResult<ReturnType<typeof repliesOf>>[number]): LinkReply =>
  shaped(LinkReply, row, {
    sender: row.recipient,
    file:
      row.file_id === null
        ? null
        : {
            id: row.file_id,
            name: row.name ?? '',
            mime: row.mime ?? '',
            bytes: Number(row.bytes ?? 0),
            hasThumbnail: row.thumbnail_key !== null,
          },
    time: row.wanted_time,
    decidedBy: row.decided_name,
  })

/** What came by one link, newest first. */
export const findRepliesOfLink = (companyId: string, linkId: string) =>
  repliesOf(companyId).where('r.link_id', '=', linkId).orderBy('r.id', 'desc').limit(50)

const sort = { id: raw`r.id`, createdAt: raw`r.created_at` }

export const listReplies =
  (holders: FileHolders) =>
  async (call: Call, { query }: { query: LinkReplyQuery }): Promise<{ rows: LinkReply[]; total: number }> => {
    const { entity, recordId, kind, state } = query
    await requireSeen(call.read, holders, call.principal, { entity, id: recordId })
    const asked = repliesOf(call.principal.companyId)
      .where('l.entity', '=', entity)
      .where('l.entity_id', '=', recordId)
      .$if(kind !== undefined, (rows) => rows.where('r.kind', '=', kind ?? 0))
      .$if(state !== undefined, (rows) => rows.where('r.state', '=', state ?? 0))
    return listPage(call, asked, query, sort, toReply)
  }

/** A file that waits is seen by those who may see the record that it was sent for. */
export const linkReplyFiles = (records: FileHolders): FileHolder => ({
  find: (companyId, id) =>
    sql
      .selectFrom('link_reply as r')
      .innerJoin('share_link as l', (join) =>
        join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.link_id'),
      )
      .leftJoin('trade_order as o', (join) =>
        join
          .onRef('o.company_id', '=', 'l.company_id')
          .onRef('o.id', '=', 'l.entity_id')
          .on('l.entity', '=', 'order'),
      )
      .select(raw<string>`concat_ws(' ', l.entity, o.model_type)`.as('kind'))
      .where('r.company_id', '=', companyId)
      .where('r.id', '=', id)
      .where('r.deleted_at', 'is', null),
  maySee: (principal, given) => {
    const [entity = '', kind = ''] = String(given).split(' ')
    return records[entity]?.maySee(principal, kind) === true
  },
  mayAttach: () => false,
})
