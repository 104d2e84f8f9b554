import { addDays } from '@quayside/contract/kernel/days.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { expiryReminderDays, nearExpiryDays } from '@quayside/contract/warehouse/goods-days.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { findExpiryDays } from './expiry-setting.ts'

/**
 * Reminds of goods that expire: once for each lot and each of the days ahead, and once when it is expired. A reminder and the
 * note that it was sent are one transaction; the hours after a pause send what is due by then.
 */
export const remindOfExpiry = (platform: Platform): JobDefinition => ({
  name: 'expiry-reminders',
  schedule: '35 8-20 * * *',
  run: () => remindOfExpiryOn(platform, platform.clock.today()),
})

export async function remindOfExpiryOn(platform: Platform, today: string): Promise<void> {
  const { rows } = await platform.staff.transaction([], (tx) =>
    raw<{ company_id: string }>`select distinct l.company_id from stock_lot l
      where l.on_hand > 0 and l.expires_on <= ${addDays(today, daysAtMost)}::date order by 1`.execute(tx),
  )
  for (const { company_id: companyId } of rows)
    await platform.staff.transaction([], (tx) => remindCompany(tx, companyId, today))
}

/** The widest that a company can set. */
const daysAtMost = 730

type Expiring = { id: string; number: string; model: string; expires_on: string }
const namedAtMost = 5

/** One message for all lots of the company that are due by today, and not a second one on the same day. */
async function remindCompany(tx: Tx, companyId: string, today: string): Promise<void> {
  const [[setting]] = await readWithin(tx)(findExpiryDays(companyId))
  const ahead = setting?.days ?? []
  const { rows: lots } = await raw<Expiring>`select l.id, l.number, l.model, l.expires_on from stock_lot l
    where l.company_id = ${companyId}::bigint and l.on_hand > 0
      and l.expires_on <= ${addDays(today, nearExpiryDays(ahead))}::date
      and not exists (select 1 from expiry_reminder r where r.company_id = l.company_id and r.sent_on = ${today}::date)
    order by l.expires_on, l.id`.execute(tx)
  const due = lots.map((lot) => ({ ...lot, days: expiryReminderDays(lot.expires_on, today, ahead) ?? 0 }))
  const { rows: first } = await raw<{ lot_id: string }>`
    insert into expiry_reminder (company_id, lot_id, expires_on, days, sent_on)
    select ${companyId}::bigint, due.lot_id, due.expires_on, due.days, ${today}::date
    from unnest(${due.map(({ id }) => id)}::bigint[], ${due.map((lot) => lot.expires_on)}::date[],
      ${due.map(({ days }) => days)}::int[]) as due (lot_id, expires_on, days)
    on conflict do nothing returning lot_id`.execute(tx)
  const reminded = new Set(first.map((row) => row.lot_id))
  const dueLots = due.filter(({ id }) => reminded.has(id))
  const [only] = dueLots
  if (!only) return
  const expired = dueLots.filter(({ days }) => days === 0).length
  await sendNotice(tx, {
    companyId,
    sType: noticeType.codes.reminder,
    message: {
      phrase: 'stock.expiring',
      params: {
        expired,
        near: dueLots.length - expired,
        lots: dueLots
          .slice(0, namedAtMost)
          .map((lot) => `${lot.number} ${lot.model} ${lot.expires_on}`)
          .join(', '),
        more: Math.max(0, dueLots.length - namedAtMost),
      },
    },
    record:
      dueLots.length === 1 ? { entity: 'stock', id: only.id } : { entity: 'expiringStock', id: companyId },
  })
}
