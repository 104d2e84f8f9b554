import type { AnnouncedTransferDetail } from '@quayside/contract/finance/announced-transfer.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { ownSteps, toTransfer, transfers } from './transfers.ts'

const findAnnouncedItems = (companyId: string, id: string) =>
  sql
    .selectFrom('receivable_item as i')
    .innerJoin('announced_transfer as t', (join) =>
      join.onRef('t.company_id', '=', 'i.company_id').on('t.id', '=', id),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.id', 'i.document_no', 'i.kind', 'i.fee_kind', 'o.order_no', 'i.outstanding'])
    .where('i.company_id', '=', companyId)
    .where(raw<boolean>`i.id = any(t.item_ids)`)
    .orderBy('i.id')

/** The record without the caller's own steps. */
export async function readTransfer(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<AnnouncedTransferDetail> {
  const key = { companyId, entity: 'announcedTransfer', id } as const
  const [rows, items, files, events] = await read(
    transfers().where('t.company_id', '=', companyId).where('t.id', '=', id),
    findAnnouncedItems(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toTransfer(row, []),
    items: items.map((item) => ({
      id: item.id,
      documentNo: item.document_no,
      kind: item.kind,
      feeKind: item.fee_kind,
      orderNo: item.order_no ?? '',
      outstanding: item.outstanding,
    })),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export async function getTransfer(
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<AnnouncedTransferDetail> {
  const transfer = await readTransfer(call.read, { companyId: call.principal.companyId, id })
  return { ...transfer, nextSteps: ownSteps(call, transfer) }
}
