import type { Saved } from '@quayside/contract/kernel/record.ts'
import { foreignCurrency } from '@quayside/contract/rates/rate.codes.ts'
import { checkRateAlert, RateAlert, type RateAlertSave } from '@quayside/contract/rates/rate-alert.ts'
import { at, finding, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import type { Kept } from '../../platform/records/record-table.ts'
import { lockForSave, writeRecord } from '../../platform/records/record-writes.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findParities, type Parity } from './check-rate-alerts.ts'

const alertRecord = {
  entity: 'rateAlert',
  table: 'rate_alert',
  once: { rate_alert_currency_once: at('currency', 'rateAlert.twice') },
} as const satisfies Kept<'rate_alert'>

const findAlerts = ({ companyId, memberId }: Call['principal']) =>
  sql
    .selectFrom('rate_alert')
    .leftJoin(
      raw<Parity>`(${findParities(foreignCurrency.values)})`.as('parity'),
      'parity.currency',
      'rate_alert.currency',
    )
    .select(['id', 'version', 'rate_alert.currency', 'at_or_below', 'notified_at'])
    .select(['parity.rate', 'parity.day'])
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)

type AlertRow = Awaited<ReturnType<ReturnType<typeof findAlerts>['execute']>>[number]
const toAlert = (row: AlertRow): RateAlert => shaped(RateAlert, row)

export async function listRateAlerts(call: Call): Promise<RateAlert[]> {
  const [rows] = await call.read(findAlerts(call.principal).orderBy('id'))
  return rows.map(toAlert)
}

const read = async (reader: Reader, call: Call, id: string): Promise<RateAlert> => {
  const [rows] = await reader(findAlerts(call.principal).where('id', '=', id))
  return toAlert(getOrRefuse(rows[0]))
}

/** Set again, it watches again; a colleague's alert does not exist for others. */
export const saveRateAlert = (call: Call, { body }: { body: RateAlertSave }): Promise<Saved> =>
  call.write(async (tx) => {
    const before = await lockForSave(tx, call, { ...alertRecord, read }, body)
    if (before && before.member_id !== call.principal.memberId) throw refuse('record.notFound')
    const { rows } = await findParities([body.currency]).execute(tx)
    refuseIfAny(checkRateAlert(body, rows[0]?.rate ?? null))
    return writeRecord(tx, call, alertRecord, body.id, {
      member_id: call.principal.memberId,
      currency: body.currency,
      at_or_below: body.atOrBelow,
      notified_at: null,
    })
  })

export const removeRateAlerts = removalOf(alertRecord, {
  hindrance: ({ id }, row) => (row.member_id === id ? undefined : finding('record.notFound')),
})
