import type { Saved } from '@quayside/contract/kernel/record.ts'
import { linkReplyState } from '@quayside/contract/links/link.codes.ts'
import { documentOfReply, type LinkedEntity } from '@quayside/contract/links/link.rules.ts'
import type { LinkReplyDecision } from '@quayside/contract/links/share-link.ts'
import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles, findAttachments } from '../../platform/files/attachments.ts'
import type { FileHolders } from '../../platform/files/file-holders.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type Locked, lockRecords } from '../../platform/records/record-writes.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { requireSeen } from './linked-record.ts'

type Reply = Locked<'link_reply'>
type Record = { readonly entity: LinkedEntity; readonly id: string }

export const decideReply =
  (holders: FileHolders, decision: 'taken' | 'refused') =>
  (
    call: Call,
    { params: { id }, body: { note } }: { params: { id: string }; body: LinkReplyDecision },
  ): Promise<Saved> =>
    call.write(async (tx) => {
      const { companyId, name } = call.principal
      const [locked] = await lockRecords(tx, 'link_reply', [id], companyId)
      const reply = getOrRefuse(locked)
      const link = await tx
        .selectFrom('share_link')
        .select(['entity', 'entity_id'])
        .where('company_id', '=', companyId)
        .where('id', '=', reply.link_id)
        .executeTakeFirstOrThrow()
      const record = { entity: link.entity as LinkedEntity, id: link.entity_id }
      await requireSeen(readWithin(tx), holders, call.principal, record)
      if (reply.state !== linkReplyState.codes.toCheck) throw refuse('linkReply.decided')
      if (decision === 'taken') await take(tx, call, reply, record)
      const saved = await writeSaved(
        tx,
        'link_reply',
        { companyId, id },
        {
          state: linkReplyState.codes[decision],
          decided_name: name,
          decided_at: raw<string>`now()`,
          decision_note: note,
        },
      )
      await happened(
        tx,
        asCustomer(call.principal),
        { companyId, entity: 'linkReply', id },
        { transition: decision === 'taken' ? 'accept' : 'refuse', from: 'toCheck', to: decision, note },
      )
      return saved
    })

/** The record's own timeline says what became part of it. */
async function take(tx: Tx, call: Call, reply: Reply, { entity, id }: Record): Promise<void> {
  const { companyId } = call.principal
  const said = (transition: 'supplierFile' | 'supplierTime', note: string) =>
    happened(tx, asCustomer(call.principal), { companyId, entity, id }, { transition, note })
  if (reply.file_id === null) {
    await changeTime(tx, companyId, { entity, id }, reply.wanted_time)
    return said('supplierTime', reply.wanted_time)
  }
  return said('supplierFile', await attachReply(tx, call, reply, { entity, id }))
}

async function attachReply(tx: Tx, call: Call, reply: Reply, { entity, id }: Record): Promise<string> {
  const { companyId, memberId } = call.principal
  const [attached] = await readWithin(tx)(findAttachments({ companyId, entity, id }))
  const kind = documentOfReply(entity, reply.kind)
  const there = attached.filter((file) => file.kind === kind).map((file) => file.file_id)
  const fileId = reply.file_id ?? ''
  await attachFiles(
    tx,
    { companyId, memberId },
    {
      entity,
      entityId: id,
      kind,
      fileIds: [...there, fileId],
      alsoOf: { companyId, entity: 'linkReply', id: reply.id },
    },
  )
  const { name } = await tx
    .selectFrom('file')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  return name
}

const beforeReceipt: ReadonlySet<number> = new Set([
  inboundState.codes.draft,
  inboundState.codes.submitted,
  inboundState.codes.auditFailed,
  inboundState.codes.audited,
])

/** The time at which goods come is agreed until they have come. */
async function changeTime(tx: Tx, companyId: string, { entity, id }: Record, time: string): Promise<void> {
  if (entity === 'inbound') {
    const [inbound] = await lockRecords(tx, 'inbound_order', [id], companyId)
    if (!beforeReceipt.has(getOrRefuse(inbound).state)) throw refuse('linkReply.goodsReceived')
    await tx
      .updateTable('inbound_order')
      .set({ pickup_time: time })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute()
    return
  }
  const [order] = await lockRecords(tx, 'trade_order', [id], companyId)
  if (getOrRefuse(order).receiving_state !== receivingState.codes.notStored)
    throw refuse('linkReply.goodsReceived')
  await tx
    .updateTable('trade_order')
    .set({ receiving_time: time })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}
