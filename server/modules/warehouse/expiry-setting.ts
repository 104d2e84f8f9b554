import type { ExpirySetting } from '@quayside/contract/warehouse/expiry-setting.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { saveSetting } from '../../platform/records/save-setting.ts'
import type { Call } from '../../platform/session/call.ts'

/** The company's days ahead, the closest first. */
export const findExpiryDays = (companyId: string) =>
  sql.selectNoFrom(raw<number[]>`app.expiry_days(${companyId}::bigint)`.as('days'))

export async function getExpirySetting(call: Call): Promise<ExpirySetting> {
  const [[found]] = await call.read(findExpiryDays(call.principal.companyId))
  return { days: found?.days ?? [] }
}

export const saveExpirySetting = (call: Call, { body }: { body: ExpirySetting }): Promise<ExpirySetting> =>
  call.write(async (tx) => {
    const days = [...new Set(body.days)].toSorted((a, b) => a - b)
    await saveSetting(tx, call.principal, {
      table: 'expiry_setting',
      values: { days },
      note: `expirySetting ${days.join(' ')}`,
    })
    return { days }
  })
