import type { ExpirySetting } from '@quayside/contract/warehouse/expiry-setting.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
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
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    const days = [...new Set(body.days)].toSorted((a, b) => a - b)
    await tx
      .insertInto('expiry_setting')
      .values({ company_id: companyId, days })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ days }))
      .execute()
    await happened(
      tx,
      acting,
      { companyId, entity: 'company', ids: [companyId] },
      { transition: 'save', note: `expirySetting ${days.join(' ')}` },
    )
    return { days }
  })
