import { shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { systemKeyWarningDays } from '@quayside/contract/systems/system-key.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'
import { type WarnedKey, warnManagers } from './warn-managers.ts'
import { warnOfMakers } from './warn-of-makers.ts'

const name = 'system-key-expiry'

/**
 * Each morning: tells those who manage a company's systems that a key ends soon, so that another one is in place by then,
 * and that a key has outlived its maker.
 */
export const warnOfKeys = (platform: Platform): JobDefinition => ({
  name,
  schedule: '45 8 * * *',
  run: async () => {
    await warnOfExpiry(platform)
    await warnOfMakers(platform)
  },
})

type Expiring = WarnedKey & {
  readonly expires_at: string
  readonly days: number
}

const [first] = systemKeyWarningDays

export async function warnOfExpiry({ staff, clock }: Platform): Promise<void> {
  const now = clock.now().toISOString()
  // A key that ends in two days gives only the last warning, also where the first one was missed.
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
async function warn(tx: Tx, key: Expiring): Promise<void> {
  const { rows } = await raw`insert into system_key_warning (company_id, key_id, days)
    select company_id, id, ${key.days}::int from system_key
    where company_id = ${key.company_id} and id = ${key.id} and revoked_at is null
    on conflict do nothing returning key_id`.execute(tx)
  if (rows.length === 0) return
  await warnManagers(tx, key, {
    phrase: 'systemKey.expiring',
    params: { name: key.name, day: shanghaiDate(new Date(key.expires_at)) },
  })
}
