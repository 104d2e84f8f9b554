import { disputeStepAccess, type FeeDetail, FeeDispute } from '@quayside/contract/finance/fee.ts'
import { feeDisputeMachine } from '@quayside/contract/finance/fee-dispute.states.ts'
import { feeDisputeState, feeState } from '@quayside/contract/finance/finance.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import * as z from 'zod/mini'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'
import { answeredFee, feesOf, visibleFees } from './fees.ts'

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

const Shown = z.omit(FeeDispute, { nextSteps: true })

const toDispute = (row: DisputeRow): z.infer<typeof Shown> =>
  shaped(Shown, row, { raisedBy: row.raised_by_name })

/** A fee with its disputes, as both sides read it. */
export async function readFee(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
  stepsOf: (dispute: { state: number }) => FeeDispute['nextSteps'],
): Promise<Omit<FeeDetail, 'isDisputable'>> {
  const key = { companyId, entity: 'fee', id } as const
  const [rows, disputes, files, events] = await read(
    feesOf(companyId).where('f.id', '=', id),
    findDisputes(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...answeredFee(row),
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
  getOrRefuse(visibleFees.find((state) => state === fee.state))
  const isOpen = fee.disputes.some(({ state }) => state === feeDisputeState.codes.raised)
  return {
    ...fee,
    isDisputable:
      fee.state === feeState.codes.charged && !isOpen && isAllowed(call.principal, 'finance-fee-dispute'),
  }
}
