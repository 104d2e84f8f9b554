import {
  type LabelFileKey,
  type LabelLineDraft,
  labelFileKeys,
  labelFileKinds,
} from '@quayside/contract/filings/label-line.ts'
import { checkLabelDays, checkLabelPicture } from '@quayside/contract/filings/label-order.rules.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import { labelOrderColumns as columns, type LabelOrderSave } from '@quayside/contract/filings/label-order.ts'
import { checkLineKeys } from '@quayside/contract/kernel/lines/line.rules.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { changeRecord, insertRecords, lockForSave } from '../../platform/records/record-writes.ts'
import { findHindrance, requireStep } from '../../platform/records/run-transition.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { labelOrders, readOwnLabel, storedLabelLines } from './label-orders.ts'

const kept = { entity: labelOrders.entity, table: labelOrders.table, read: readOwnLabel } as const
/** Nothing is handed back to a draft. */
const facts = { hasOpenVersion: false, isConfirmed: false }
const stored = toStored(columns)
const saveOf = (state: number) => ({ machine: labelOrderMachine, name: 'save', state, facts })

/** A new draft or a changed one, with all its products and their files. */
export async function saveLabel(
  call: Call,
  { body }: { body: LabelOrderSave },
): Promise<Saved & { number: string }> {
  const today = call.platform.clock.today()
  refuseIfAny([...checkLineKeys(body.lines), ...checkLabelDays(body, today)])
  return call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const locked = await lockForSave(tx, call, kept, body)
    const from = locked ? requireStep(acting, saveOf(locked.state)).from : ''
    refuseIfAny(await findUnknown(tx, companyId, body.lines))
    const values = { ...stored(body), line_count: body.lines.length }
    const saved = locked
      ? await changeRecord(tx, acting, kept, locked.id, values, { from, to: from })
      : getOrRefuse((await insertRecords(tx, acting, kept, [values], labelOrderMachine.initial))[0])
    await attachLineFiles(tx, call, saved.id, body.lines)
    await storedLabelLines.replace(tx, { companyId, id: saved.id }, body.lines)
    const { number } = await tx
      .selectFrom('label_order')
      .select('number')
      .where('company_id', '=', companyId)
      .where('id', '=', saved.id)
      .executeTakeFirstOrThrow()
    return { ...saved, number }
  })
}

const filesIn = (lines: readonly LabelLineDraft[], field: LabelFileKey) =>
  lines.flatMap((line, place) => {
    const { [field]: fileId } = line
    return fileId === null ? [] : [{ fileId, path: `lines.${place}.${field}` }]
  })

/** The files of all products are attached to the order; a line names its own. */
async function attachLineFiles(
  tx: Tx,
  call: Call,
  entityId: string,
  lines: readonly LabelLineDraft[],
): Promise<void> {
  for (const field of labelFileKeys) {
    const given = filesIn(lines, field)
    await attachFiles(tx, call.principal, {
      entity: labelOrders.entity,
      entityId,
      kind: labelFileKinds[field],
      fileIds: given.map(({ fileId }) => fileId),
      pathOf: (id) => given.find(({ fileId }) => fileId === id)?.path ?? field,
    })
  }
}

/** Countries that are in no dictionary, and packages that cannot be looked at, at their fields. */
async function findUnknown(tx: Tx, companyId: string, lines: readonly LabelLineDraft[]): Promise<Finding[]> {
  const origins = [...new Set(lines.map(({ origin }) => origin))].filter((origin) => origin !== '')
  const images = filesIn(lines, 'packageImage')
  const { rows } = await raw<{ origins: string[]; files: { id: string; mime: string }[] }>`select
    array(select d.value from dict_entry d where d.type = 1001 and d.value = any(${origins}::text[])) as origins,
    coalesce((select jsonb_agg(jsonb_build_object('id', f.id::text, 'mime', f.mime)) from file f
      where f.company_id = ${companyId}::bigint and f.id = any(${images.map(({ fileId }) => fileId)}::bigint[])), '[]') as files`.execute(
    tx,
  )
  const known = getOrRefuse(rows[0])
  return [
    ...lines.flatMap(({ origin }, place) =>
      origin === '' || known.origins.includes(origin) ? [] : [at(`lines.${place}.origin`, 'field.code')],
    ),
    ...images.flatMap(({ fileId, path }) => {
      const file = known.files.find(({ id }) => id === fileId)
      return file ? checkLabelPicture(path, file.mime) : []
    }),
  ]
}

export const removeLabels = removalOf(labelOrders, {
  hindrance: (acting, row) =>
    findHindrance(acting, { machine: labelOrderMachine, name: 'remove', state: row.state, facts }),
})
