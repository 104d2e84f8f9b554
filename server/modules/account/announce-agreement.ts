import { agreementNoticeDays } from '@quayside/contract/kernel/agreement.ts'
import { addDays } from '@quayside/contract/kernel/days.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendToMembers } from '../../platform/notices/send-notice.ts'
import type { Platform } from '../../platform/platform.ts'
import { inRun } from '../../platform/session/in-request.ts'

const name = 'agreement-notices'

/** Each morning: tells members of a version of the service agreement that is valid soon, also those who joined since. */
export const announceAgreements = (platform: Platform): JobDefinition => ({
  name,
  schedule: '25 8 * * *',
  run: () => announceAgreementsOn(platform, platform.clock.today()),
})

export const announceAgreementsOn = ({ staff }: Platform, today: string): Promise<void> =>
  staff.transaction([inRun(name)], (tx) => announceAgreement(tx, today))

type Coming = { readonly place: number; readonly number: string; readonly effective_on: string }

/** A version that another one replaces on its own day is never in force, so it is not announced. */
const findComing = async (tx: Tx, today: string): Promise<readonly Coming[]> => {
  const { rows } = await raw<Coming>`select v.place, v.number, v.effective_on from agreement_version v
    where v.effective_on between ${today}::date and ${addDays(today, agreementNoticeDays)}::date
      and not exists (select from agreement_version later
        where later.place > v.place and later.effective_on <= v.effective_on)
    order by v.place`.execute(tx)
  return rows
}

/** A person of several companies is told once, in the one that was opened last. */
export async function announceAgreement(tx: Tx, today: string): Promise<void> {
  for (const { place, number, effective_on: day } of await findComing(tx, today)) {
    // The message and the note that it was sent are one transaction, so that it is sent once.
    const { rows } = await raw<{ member_id: string }>`with reader as (
        select distinct on (p.id) p.id, m.id as member_id
        from person p join member m on m.person_id = p.id join company c on c.id = m.company_id
        where p.deleted_at is null and m.is_enabled and m.deleted_at is null and m.invited_at is null
          and c.deleted_at is null
          and not exists (select from agreement_acceptance a where a.person_id = p.id and a.version = ${number})
        order by p.id, m.id = p.last_member_id desc nulls last, m.id
      ), told as (
        insert into agreement_notice (person_id, version) select id, ${number} from reader
        on conflict do nothing returning person_id
      )
      select reader.member_id::text from told join reader on reader.id = told.person_id`.execute(tx)
    await sendToMembers(
      tx,
      rows.map((row) => row.member_id),
      {
        message: { phrase: 'agreement.announced', params: { version: number, day } },
        record: { entity: 'agreement', id: String(place) },
      },
    )
  }
}
