import { feeDisputeColumns } from '@quayside/contract/finance/fee.ts'
import { upholdBody } from '@quayside/contract/gateway/fees.ts'
import { OfficeDispute } from '@quayside/contract/office/fee.ts'
import { sql as raw } from 'kysely'
import { lockDispute, stepDispute } from '../modules/finance/decide-dispute.ts'
import { readFee } from '../modules/finance/get-fee.ts'
import { messageEntity } from '../modules/notices/consultation-queries.ts'
import { readConsultation } from '../modules/notices/list-consultations.ts'
import { sql } from '../platform/database/database.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import { type ProviderCall } from './entity.ts'
import { providerDocument } from './provider-document.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read, locale }: ProviderCall) {
  const [[dispute]] = await read(
    sql
      .selectFrom('fee_dispute')
      .select(['fee_id', 'consultation_id'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  )
  const { fee_id: feeId, consultation_id: threadId } = getOrRefuse(dispute)
  const fee = await readFee(read, { companyId, id: feeId }, () => [])
  const [events] = await read(findTimeline({ companyId, entity: 'feeDispute', id }))
  const { messages } = await readConsultation(read, locale, { companyId, id: threadId })
  return { ...fee, timeline: toTimeline(events), isDisputable: false, disputeId: id, messages }
}

export const feeDispute = providerDocument({
  kind: 'feeDispute',
  name: 'fee-disputes',
  columns: feeDisputeColumns,
  joins: raw`join fee f on f.company_id = r.company_id and f.id = r.fee_id
    left join trade_order o on o.company_id = f.company_id and o.id = f.order_id`,
  number: raw`f.number`,
  title: raw`left(r.reason, 60)`,
  sum: { currency: raw`f.currency`, amount: raw`f.amount` },
  since: raw`r.created_at`,
  files: {
    entity: messageEntity,
    at: raw<boolean>`r.consultation_id = (select m.consultation_id from consultation_message m where m.id = a.entity_id)`,
  },
  review,
  office: {
    row: OfficeDispute,
    more: () => ({
      orderId: raw`f.order_id`,
      orderNo: raw`o.order_no`,
      kind: raw`f.kind`,
      currency: raw`f.currency`,
      amount: raw`f.amount`,
    }),
    title: raw`r.reason`,
    searched: [raw`f.number`, raw`o.order_no`, raw`r.reason`],
  },
  bodies: { uphold: upholdBody },
  lock: (tx, id) => lockDispute(tx, id),
  run: (tx, acting, step) => stepDispute(tx, acting, step),
})
