import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { noticeType } from '@quayside/contract/notices/notice-type.codes.ts'
import { systemKeyWarningDays } from '@quayside/contract/systems/system-key.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'

const name = 'system-key-expiry'

/** Each morning: tells those who manage a company's systems that a key ends soon, so that another one is in place by then. */
export const warnOfExpiringKeys = (platform: Platform): JobDefinition => ({
  name,
  schedule: '45 8 * * *',
  run: () => warnOfExpiry(platform),
})

type Expiring = {
  readonly id: string
  readonly company_id: string
  readonly name: string
  readonly expires_at: string
  readonly days: number
}

const [first] = systemKeyWarningDays

export async function warnOfExpiry({ staff, clock }: Platform): Promise<void> {
  const now = clock.now().toISOString()
  // Of a key that ends in two days only the last warning is given, also where the first one was missed.
  const { rows } = await staff.transaction([], (tx) =>
    raw<Expiring>`select k.id::text, k.company_id::text, k.name, k.expires_at,
        (select min(d) from unnest(${[...systemKeyWarningDays]}::int[]) as d
          where k.expires_at <= ${now}::timestamptz + make_interval(days => d)) as days
      from system_key k join company c on c.id = k.company_id
      where k.revoked_at is null and k.deleted_at is null and c.deleted_at is null
        and k.expires_at > ${now}::timestamptz
        and k.expires_at <= ${now}::timestamptz + make_interval(days => ${first})
      order by k.id`.execute(tx),
  )
  const run = inRun(name)
  for (const key of rows) await staff.transaction([run], (tx) => warn(tx, key))
}

/** The warning and the note that it was given are one transaction, so that it is given once. */
async function warn(
  tx: Tx,
  { id, company_id: companyId, name: key, expires_at, days }: Expiring,
): Promise<void> {
  const { rows } = await raw`insert into system_key_warning (company_id, key_id, days)
    select company_id, id, ${days}::int from system_key
    where company_id = ${companyId} and id = ${id} and revoked_at is null
    on conflict do nothing returning key_id`.execute(tx)
  if (rows.length === 0) return
  const managers = await raw<{ id: string }>`select id::text from member where company_id = ${companyId}
    and is_enabled and deleted_at is null and permissions @> '{hub-system-manage}'`.execute(tx)
  await sendNotice(tx, {
    companyId,
    memberIds: managers.rows.map((row) => row.id),
    sType: noticeType.codes.reminder,
    message: { phrase: 'systemKey.expiring', params: { name: key, day: shanghaiDate(new Date(expires_at)) } },
    record: { entity: 'systemKey', id },
  })
}
