import { labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import { finishedLabelKind } from '@quayside/contract/filings/label-line.ts'
import { checkLabelPicture } from '@quayside/contract/filings/label-order.rules.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { QuoteGiven } from './filing-quote.ts'
import type { LockedLabel } from './label-queries.ts'

export type LabelGiven = QuoteGiven & {
  readonly lineKey?: string
  readonly fileId?: string
  readonly versionId?: string
  readonly remark?: string
}

const { waiting, confirmed, replaced } = labelVersionState.codes

type Concerned = { id: string | null; line_key: string; state: number; number: number; product_name: string }

/** The version that a customer answers, or the next one of the product whose label is handed back. */
export async function findConcerned(
  tx: Tx,
  { company_id: companyId, id }: LockedLabel,
  { lineKey, versionId }: LabelGiven,
): Promise<Concerned | undefined> {
  if (versionId === undefined && lineKey === undefined) return undefined
  const { rows } =
    await raw<Concerned>`select v.id::text, l.key as line_key, coalesce(v.state, ${waiting}) as state,
      l.product_name, coalesce(v.number, 1 + (select coalesce(max(n.number), 0) from label_version n
        where n.company_id = l.company_id and n.label_id = l.label_id and n.line_key = l.key)) as number
    from label_line l left join label_version v on v.company_id = l.company_id and v.label_id = l.label_id
      and v.line_key = l.key and v.id = ${versionId ?? null}::bigint
    where l.company_id = ${companyId}::bigint and l.label_id = ${id}::bigint
      and (v.id is not null or l.key = ${lineKey ?? null})`.execute(tx)
  return rows[0]
}

/** What is given with a step, and the version of a label that it concerns. */
export type LabelAnswer = { readonly given: LabelGiven; readonly concerned: Concerned | undefined }

export async function replaceVersions(
  tx: Tx,
  { company_id: companyId, id }: LockedLabel,
  lineKey: string | undefined,
): Promise<void> {
  await tx
    .updateTable('label_version')
    .set({ state: replaced })
    .where('company_id', '=', companyId)
    .where('label_id', '=', id)
    .where('state', 'in', [waiting, confirmed])
    .$if(lineKey !== undefined, (query) => query.where('line_key', '=', lineKey ?? ''))
    .execute()
}

export async function insertVersion(
  tx: Tx,
  acting: Acting,
  label: LockedLabel,
  { given, concerned }: LabelAnswer,
): Promise<void> {
  const { company_id: companyId, id } = label
  if (!concerned) throw new Refusal([at('lineKey', 'labelOrder.unknownLine')])
  const fileId = given.fileId ?? ''
  const earlier = await tx
    .selectFrom('label_version')
    .select('file_id')
    .where('company_id', '=', companyId)
    .where('label_id', '=', id)
    .execute()
  await attachFiles(
    tx,
    { companyId, memberId: null },
    {
      entity: 'labelOrder',
      entityId: id,
      kind: finishedLabelKind,
      fileIds: [...earlier.map(({ file_id }) => file_id), fileId],
      pathOf: () => 'fileId',
    },
  )
  const { mime } = await tx
    .selectFrom('file')
    .select('mime')
    .where('company_id', '=', companyId)
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  refuseIfAny(checkLabelPicture('fileId', mime))
  await replaceVersions(tx, label, concerned.line_key)
  await tx
    .insertInto('label_version')
    .values({
      company_id: companyId,
      label_id: id,
      line_key: concerned.line_key,
      number: concerned.number,
      state: waiting,
      file_id: fileId,
      remark: given.remark ?? '',
      made_by: acting.name,
    })
    .execute()
}

/** What is answered is the version that was seen: one that was replaced or answered meanwhile is refused. */
export async function answerVersion(
  tx: Tx,
  acting: Acting,
  { given, concerned }: LabelAnswer,
  state: number,
): Promise<void> {
  const id = concerned?.state === waiting ? concerned.id : undefined
  if (!id) throw new Refusal([at('versionId', 'labelOrder.versionReplaced')])
  await tx
    .updateTable('label_version')
    .set({
      state,
      answer: given.remark ?? given.note ?? '',
      answered_by: acting.name,
      answered_at: raw<string>`now()`,
    })
    .where('id', '=', id)
    .execute()
}
