import {
  type LabelFileKey,
  type LabelLineDraft,
  labelFileKeys,
  labelFileKinds,
} from '@quayside/contract/filings/label-line.ts'
import { checkLabelDays, checkLabelPicture } from '@quayside/contract/filings/label-order.rules.ts'
import { labelOrderColumns as columns, type LabelOrderSave } from '@quayside/contract/filings/label-order.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { toStored } from '../../platform/records/columns.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { labelOrders, storedLabelLines } from './label-orders.ts'

const columnValues = toStored(columns)

/** A draft with all its products and their files. */
export const { save: saveLabel } = labelOrders.saverOf({
  check: async (tx, call, body: LabelOrderSave) => [
    ...checkLabelDays(body, call.platform.clock.today()),
    ...(await findUnknown(tx, call.principal.companyId, body.lines)),
  ],
  valuesOf: (body) => ({ ...columnValues(body), line_count: body.lines.length }),
  lines: storedLabelLines,
  finish: (tx, call, { id }, { lines }) => attachLineFiles(tx, call, id, lines),
})

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
