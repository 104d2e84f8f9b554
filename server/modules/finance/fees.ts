import {
  feeColumns as columns,
  disputeStepAccess,
  type FeeDetail,
  type FeeDispute,
  type FeeExport,
  type FeeQuery,
} from '@quayside/contract/finance/fee.ts'
import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import { feeDisputeState, feeState } from '@quayside/contract/finance/finance.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { FileHolder } from '../../platform/files/file-holders.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { readFeeNames } from './fee-names.ts'

/** A proposed fee is the provider's own until it is charged. */
export const visibleFees = [feeState.codes.charged, feeState.codes.reversed]

type Filter = Omit<FilterOf<FeeQuery>, never>

const openDispute = raw<boolean>`exists (select 1 from fee_dispute d where d.company_id = f.company_id and d.fee_id = f.id
  and d.state = ${raw.lit(feeDisputeState.codes.raised)})`

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(f.number) like ${within} or lower(o.order_no) like ${within} or lower(f.note) like ${within})`,
  ),
  kind: by.equals('kind'),
  currency: by.equals('currency'),
  orderId: by.equals('order_id'),
  state: by.equals('state'),
  isDisputed: by.value(
    (given: number) => given === 1,
    (isSo) => raw`${openDispute} = ${isSo}`,
  ),
  chargedOnBegin: by.atLeast('charged_on'),
  chargedOnEnd: by.atMost('charged_on'),
  ids: usualFilters.ids,
}

const feesOf = (companyId: string) =>
  sql
    .selectFrom('fee as f')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.order_id'),
    )
    .leftJoin('receivable_item as i', (join) =>
      join.onRef('i.company_id', '=', 'f.company_id').onRef('i.entry_id', '=', 'f.entry_id'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('fee_dispute as d')
          .select(['d.id', 'd.state'])
          .whereRef('d.company_id', '=', 'f.company_id')
          .whereRef('d.fee_id', '=', 'f.id')
          .orderBy('d.id', 'desc')
          .limit(1)
          .as('dispute'),
      (join) => join.onTrue(),
    )
    .select(selection('f', columns))
    .select([
      'o.order_no',
      'i.due_on',
      raw<string>`coalesce(i.settled, 0)::app.money`.as('settled'),
      raw<string>`coalesce(i.outstanding, 0)::app.money`.as('outstanding'),
      'dispute.state as dispute_state',
      'dispute.id as dispute_id',
    ])
    .where('f.company_id', '=', companyId)

const answeredFee = toAnswered(columns)

export const fees = recordOf({
  entity: 'fee',
  table: 'fee',
  columns,
  find: (call, given: Filter) =>
    filtered(feesOf(call.principal.companyId).where('f.state', 'in', visibleFees), 'f', filters, given),
  sort: sortingOf('f', columns, { orderNo: raw`o.order_no` }),
  toRow: (row) => answeredFee(row as never),
})

/** Kinds of fees have names in the dictionary, which are read once for the file. */
export async function exportFees(call: Call, { query }: { query: FeeExport }): Promise<Binary> {
  const feeName = await readFeeNames(call.read, call.locale)
  return fees.export(call, { query }, { kind: ({ kind }) => feeName(kind) })
}

const findDisputes = (companyId: string, feeId: string) =>
  sql
    .selectFrom('fee_dispute as d')
    .innerJoin('member as m', 'm.id', 'd.raised_by')
    .selectAll('d')
    .select([
      'm.name as raised_by_name',
      raw<number>`(select count(*)::int from consultation_message c
        where c.company_id = d.company_id and c.consultation_id = d.consultation_id)`.as('message_count'),
    ])
    .where('d.company_id', '=', companyId)
    .where('d.fee_id', '=', feeId)
    .orderBy('d.id', 'desc')

type DisputeRow = InferResult<ReturnType<typeof findDisputes>>[number]
const toDispute = (row: DisputeRow): Omit<FeeDispute, 'nextSteps'> => ({
  id: row.id,
  feeId: row.fee_id,
  state: row.state,
  reason: row.reason,
  answer: row.answer,
  consultationId: row.consultation_id,
  messageCount: row.message_count,
  correctedFeeId: row.corrected_fee_id,
  raisedBy: row.raised_by_name,
  decidedAt: row.decided_at,
  createdAt: row.created_at,
  version: row.version,
})

/** A fee with its disputes, as both sides read it. */
export async function readFee(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
  stepsOf: (dispute: { state: number }) => FeeDispute['nextSteps'],
): Promise<Omit<FeeDetail, 'isDisputable'>> {
  const key = { companyId, entity: 'fee', id }
  const [rows, disputes, files, events] = await read(
    feesOf(companyId).where('f.id', '=', id),
    findDisputes(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...(answeredFee(row as never) as FeeDetail),
    version: row.version,
    disputes: disputes.map((dispute) => ({ ...toDispute(dispute), nextSteps: stepsOf(dispute) })),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export async function getFee(call: Call, { params: { id } }: { params: { id: string } }): Promise<FeeDetail> {
  const { companyId } = call.principal
  const fee = await readFee(call.read, { companyId, id }, ({ state }) =>
    stepsFor(call.principal, { machine: feeDisputeMachine, state, facts: {} }, disputeStepAccess),
  )
  found(visibleFees.find((state) => state === fee.state))
  const isOpen = fee.disputes.some(({ state }) => state === feeDisputeState.codes.raised)
  return {
    ...fee,
    isDisputable:
      fee.state === feeState.codes.charged && !isOpen && isAllowed(call.principal, 'finance-fee-dispute'),
  }
}

export const feeFiles: FileHolder = {
  find: (companyId, id) =>
    sql
      .selectFrom('fee')
      .select('id as kind')
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('state', 'in', visibleFees),
  maySee: (principal) => isAllowed(principal, 'finance-fee-list'),
  mayAttach: (principal) => isAllowed(principal, 'finance-fee-dispute'),
}
