import { labelVersionState } from '@quayside/contract/filings/filing.codes.ts'
import { finishedLabelKind, type LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import { checkLabelOrder, checkLabelPicture } from '@quayside/contract/filings/label-order.rules.ts'
import { labelOrderMachine } from '@quayside/contract/filings/label-order.states.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { found } from '../../platform/session/call.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { findLabelLines, labelKey } from './label-orders.ts'
import { type LockedLabel, labelFacts, lockLabel } from './label-queries.ts'

export type LabelGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly lineKey?: string
  readonly fileId?: string
  readonly versionId?: string
  readonly remark?: string
}

export const submitLabel = customerStep(stepLabel, 'submit')
export const confirmLabel = customerStep(stepLabel, 'confirmVersion')
export const askLabelChange = customerStep(stepLabel, 'askChange')
export const labelSubmitter = submitterOf(stepLabel, 'services-label-submit')

/** Any step, for both actors. */
export async function stepLabel(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: LabelGiven },
): Promise<Saved> {
  const label = found(await lockLabel(tx, id, acting.companyId))
  const { company_id: companyId, number } = label
  const key = labelKey(companyId, id)
  const concerned = await findConcerned(tx, label, given)
  const product = concerned && `${concerned.product_name} V${concerned.number}`
  // The timeline says which label of which product it was.
  const said = [product, given.remark ?? given.note].filter(Boolean).join(' · ')
  const { written: version } = await runTransition(tx, acting, key, {
    machine: labelOrderMachine,
    name,
    state: label.state,
    facts: labelFacts(label),
    given: { ...given, ...(concerned && { note: said }) },
    write: async (state) => {
      const values = await effectOf(tx, acting, label, { name, given, concerned })
      return writeStep(tx, 'label_order', key, { state: Number(state), ...values })
    },
  })
  if (acting.actor === 'provider')
    await sendNotice(tx, {
      companyId,
      message: {
        phrase: `labelOrder.${name}`,
        params: { number, reason: given.reason ?? '', product: product ?? '' },
      },
      record: { entity: 'labelOrder', id },
    })
  return { id, version }
}

const { waiting, confirmed, changeAsked, replaced } = labelVersionState.codes

type Concerned = { id: string | null; line_key: string; state: number; number: number; product_name: string }

/** The version that a customer answers, or the next one of the product whose label is handed back. */
async function findConcerned(
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

type Step = { readonly name: string; readonly given: LabelGiven; readonly concerned: Concerned | undefined }

async function effectOf(tx: Tx, acting: Acting, label: LockedLabel, step: Step): Promise<object> {
  const { name, given } = step
  switch (name) {
    case 'submit':
      await requireComplete(tx, label)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'sendVersion':
      await insertVersion(tx, acting, label, step)
      return {}
    case 'confirmVersion':
      await answerVersion(tx, acting, step, confirmed)
      return {}
    case 'askChange':
      await answerVersion(tx, acting, step, changeAsked)
      return {}
    case 'return':
      // What is filed may change: a label of what it was is neither waited for nor confirmed any more.
      await replaceVersions(tx, label, undefined)
      return { reason: given.reason ?? '' }
    case 'pause':
      return { reason: given.reason ?? '' }
    case 'complete':
      return { completed_at: raw<string>`now()`, reason: '' }
    default:
      return { reason: '' }
  }
}

async function requireComplete(tx: Tx, { company_id: companyId, id }: LockedLabel): Promise<void> {
  const { rows } = await tx.executeQuery(findLabelLines(companyId, id).compile())
  const lines = rows.map((line) => ({
    key: line.key,
    productName: line.product_name,
    ingredients: line.ingredients,
    packageImage: line.package_image,
    certificate: line.certificate,
    nutrients: line.nutrients,
    rawCells: line.raw_cells,
  }))
  refuseIfAny(checkLabelOrder({ lines: lines as unknown as LabelLineDraft[] }))
}

async function replaceVersions(
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

async function insertVersion(
  tx: Tx,
  acting: Acting,
  label: LockedLabel,
  { given, concerned }: Step,
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
async function answerVersion(
  tx: Tx,
  acting: Acting,
  { given, concerned }: Step,
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
