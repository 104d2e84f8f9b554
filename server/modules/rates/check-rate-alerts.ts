import type { Rate } from '@quayside/contract/kernel/money.ts'
import { alertSource, alertStep } from '@quayside/contract/rates/rate-alert.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'

export type Parity = { currency: string; rate: Rate; day: string }

/** The central parity of each currency of now; one that is published ahead of its day does not count yet. */
export const findParities = (currencies: readonly string[]) =>
  raw<{
    currency: string
    rate: Rate
    day: string
  }>`select distinct on (currency) currency, middle::text as rate, day::text as day
    from rate where source = ${alertSource} and currency = any(${[...currencies]}::text[]) and middle is not null
      and day <= app.business_day() order by currency, day desc`

/** Runs where rates are recorded, in the same transaction: each alert that is reached notifies its member once. */
export async function checkRateAlerts(tx: Tx, currencies: readonly string[]): Promise<void> {
  if (currencies.length === 0) return
  const { rows: parities } = await findParities(currencies).execute(tx)
  const parityOf = new Map(parities.map((parity) => [parity.currency, parity]))
  const alerts = await tx
    .selectFrom('rate_alert')
    .select(['id', 'company_id', 'member_id', 'currency', 'at_or_below', 'notified_at'])
    .where('currency', '=', raw<string>`any(${[...parityOf.keys()]}::text[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const alert of alerts) {
    const parity = parityOf.get(alert.currency)
    if (!parity) continue
    const atOrBelow = alert.at_or_below as Rate
    const step = alertStep({ atOrBelow, isResting: alert.notified_at !== null }, parity.rate)
    if (step === 'nothing') continue
    await tx
      .updateTable('rate_alert')
      .set({ notified_at: step === 'notify' ? raw<string>`now()` : null })
      .where('company_id', '=', alert.company_id)
      .where('id', '=', alert.id)
      .execute()
    if (step === 'notify')
      await sendNotice(tx, {
        companyId: alert.company_id,
        memberIds: [alert.member_id],
        message: {
          phrase: 'rateAlert.reached',
          params: { currency: alert.currency, rate: parity.rate, day: parity.day, limit: atOrBelow },
        },
        record: { entity: 'rate', id: alert.id },
      })
  }
}
