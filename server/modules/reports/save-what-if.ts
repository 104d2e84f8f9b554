import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved, SelectedIds } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, finding, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { type WhatIfSave, whatIfsAtMost } from '@quayside/contract/reports/saved-what-if.ts'
import type { WhatIfChange, WhatIfOrder } from '@quayside/contract/reports/what-if.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import {
  changeRecord,
  insertRecords,
  lockForSave,
  lockRecords,
} from '../../platform/records/record-writes.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { requireRoom } from '../../platform/records/require-room.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { findUnknownEntries } from '../../platform/records/unknown-entries.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { computeWhatIf, readComparedOrder } from './compute-what-if.ts'
import { findWhatIfs, isMine, type Owned, readStored, type WhatIfRow } from './saved-what-ifs.ts'

const record = {
  entity: 'whatIf',
  table: 'what_if',
  once: { what_if_name_once: at('name', 'report.whatIfNameTaken') },
} as const satisfies Kept<'what_if'>
const readable = { ...record, read: readStored }

/** What a colleague keeps for himself does not exist for others; what he shares is read, not changed. */
async function requireMine(tx: Tx, call: Call, row: Owned | undefined): Promise<void> {
  const { companyId, memberId } = call.principal
  if (!row || row.member_id === memberId) return
  if (!row.is_shared) throw refuse('record.notFound')
  const owner = await tx
    .selectFrom('member')
    .select('deleted_at')
    .where('company_id', '=', companyId)
    .where('id', '=', row.member_id)
    .executeTakeFirst()
  if (!isMine(call, row, owner?.deleted_at ?? null)) throw refuse('report.notYours')
}

/** Codes of a variant that are in no dictionary, and an origin that no line of the order has. */
async function findUnknownCodes(
  call: Call,
  order: WhatIfOrder,
  variants: readonly WhatIfChange[],
): Promise<Finding[]> {
  const origins = new Set(order.lines.map(({ origin }) => origin))
  const unknown = await findUnknownEntries(
    call.read,
    variants.flatMap(({ incoterms, origin, transportMode }, place) => [
      [`variants.${place}.incoterms`, 1004, incoterms] as const,
      [`variants.${place}.origin`, 1001, origin] as const,
      [`variants.${place}.transportMode`, 1006, transportMode] as const,
    ]),
  )
  const elsewhere = variants.flatMap(({ originOf }, place) =>
    originOf === '' || origins.has(originOf) ? [] : [at(`variants.${place}.originOf`, 'field.code')],
  )
  return [...unknown, ...elsewhere]
}

/** Computes the variants by the order as it is saved, and stores them with their figures. */
export async function saveWhatIf(call: Call, { body }: { body: WhatIfSave }): Promise<Saved> {
  const { companyId, memberId } = call.principal
  const compared = await readComparedOrder(call, body.orderId)
  refuseIfAny(await findUnknownCodes(call, compared.order, body.variants))
  const values = {
    name: body.name,
    variants: body.variants,
    is_shared: isYes(body.isShared),
    figures: await computeWhatIf(call, compared.order, body.variants),
    order_hash: compared.hash,
    computed_at: call.platform.clock.now().toISOString(),
  }
  return call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const before = await lockForSave(tx, call, readable, body, { order_id: body.orderId })
    await requireMine(tx, call, before)
    if (before) return changeRecord(tx, acting, record, before.id, values)
    await requireRoom(tx, {
      scope: `what_if ${body.orderId}`,
      rows: tx
        .selectFrom('what_if')
        .where('company_id', '=', companyId)
        .where('order_id', '=', body.orderId)
        .where('deleted_at', 'is', null),
      atMost: whatIfsAtMost,
      full: () => refuse('report.tooManyWhatIfs', { max: whatIfsAtMost }),
    })
    const [saved] = await insertRecords(tx, acting, record, [
      { ...values, member_id: memberId, order_id: body.orderId },
    ])
    return getOrRefuse(saved)
  })
}

/** The same variants by the order, the rates and the terms of now. */
export async function computeAgain(
  call: Call,
  { params: { id }, body }: { params: { id: string }; body: { version: number } },
): Promise<Saved> {
  const whatIf = await readStored(call.read, call, id)
  const compared = await readComparedOrder(call, whatIf.orderId)
  const figures = await computeWhatIf(call, compared.order, whatIf.variants)
  return call.write(async (tx) => {
    const before = getOrRefuse(await lockForSave(tx, call, readable, { ...body, id }))
    await requireMine(tx, call, before)
    return changeRecord(tx, asCustomer(call.principal), record, id, {
      figures,
      order_hash: compared.hash,
      computed_at: call.platform.clock.now().toISOString(),
    })
  })
}

export async function removeWhatIfs(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    await lockRecords(tx, record.table, ids, companyId)
    const { rows } = await tx.executeQuery<WhatIfRow>(
      findWhatIfs(call.principal).where('w.id', '=', raw<string>`any(${ids}::bigint[])`).compile(),
    )
    requireEach(ids, rows, (row) =>
      isMine(call, row, row.owner_left_at) ? undefined : finding('report.notYours'),
    )
    await tx
      .updateTable(record.table)
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await happened(tx, acting, { companyId, entity: record.entity, ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
