import { forwarderQuotationState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { endQuotations } from './end-quotations.ts'
import { lockQuotation } from './lock-quotations.ts'
import { isSentSql } from './quotation-queries.ts'
import { awaitNewQuote } from './step-enquiry.ts'

/** Days before its last one on which the company is reminded. */
const reminderLead = 1
const { offered } = forwarderQuotationState.codes

/**
 * Quotations end when their last day is over in Shanghai, at midnight. Each is ended and told of by one transaction on
 * locked rows, so that it happens once; an hour that was missed is made up for by the next. The messages of one run to a
 * member are one.
 */
export const expireQuotations = (platform: Platform): JobDefinition => ({
  name: 'quotation-expiry',
  schedule: '0 * * * *',
  run: () => expireOn(platform, platform.clock.today()),
})

export async function expireOn(platform: Platform, today: string): Promise<void> {
  const { rows } = await platform.staff.transaction([], (tx) =>
    raw<{ id: string; is_over: boolean }>`select q.id, q.valid_until < ${today}::date as is_over
      from freight_quotation q join freight_enquiry e on e.company_id = q.company_id and e.id = q.enquiry_id
      where q.state = ${raw.lit(offered)} and q.deleted_at is null
        and (q.valid_until < ${today}::date
          or q.valid_until <= ${addDays(today, reminderLead)}::date and q.reminded_at is null and ${isSentSql('e', 'q')})
      order by q.id`.execute(tx),
  )
  const run = inRun('quotation-expiry')
  for (const { id, is_over: isOver } of rows)
    await platform.staff.transaction([run], (tx) => (isOver ? expireOne(tx, id, today) : remindOne(tx, id)))
}

/** Asked again of the locked row: it may have been confirmed, withdrawn or prolonged since. */
async function expireOne(tx: Tx, id: string, today: string): Promise<void> {
  const locked = await lockQuotation(tx, id, undefined)
  if (!locked || locked.quotation.state !== offered || locked.quotation.valid_until >= today) return
  await endQuotations(tx, [locked.quotation], 'expire')
  await awaitNewQuote(tx, locked.enquiry.id)
  await tell(tx, locked.quotation, 'expire')
}

async function remindOne(tx: Tx, id: string): Promise<void> {
  const locked = await lockQuotation(tx, id, undefined)
  if (!locked || locked.quotation.state !== offered || locked.quotation.reminded_at !== null) return
  await tx
    .updateTable('freight_quotation')
    .set({ reminded_at: raw<string>`now()` })
    .where('company_id', '=', locked.quotation.company_id)
    .where('id', '=', id)
    .execute()
  await tell(tx, locked.quotation, 'ending')
}

const tell = (
  tx: Tx,
  row: { id: string; company_id: string; number: string; carrier: string; valid_until: string },
  name: 'expire' | 'ending',
): Promise<void> =>
  sendNotice(tx, {
    companyId: row.company_id,
    sType: noticeType.codes.reminder,
    message: {
      phrase: `forwarderQuotation.${name}`,
      params: { number: row.number, carrier: row.carrier, validUntil: row.valid_until },
    },
    record: { entity: 'forwarderQuotation', id: row.id },
  })
