import { certificationStatus } from '@quayside/contract/account/company.codes.ts'
import { uploadQuotas } from '@quayside/contract/kernel/file.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { lockName } from '../database/lock-order.ts'
import type { Sender } from '../parsing/turns.ts'
import { sizeText } from './outcome.ts'

/**
 * Counts a file that a customer has sent, before it is read, and refuses the one beyond the quota of a day. Files of one
 * company are counted one after the other, in a short transaction of their own: what becomes of the file does not matter.
 */
export const countUpload = (staff: Database, sender: Sender, bytes: number): Promise<void> =>
  afterOthersOf(sender.company, () => countNow(staff, sender, bytes))

/** The last count of each company that has one under way. */
const counting = new Map<string, Promise<void>>()

/**
 * Thirty files at once would hold every connection while they wait for the company's lock, and log-ins with them: those
 * of one company take one connection after the other.
 */
function afterOthersOf(company: string, count: () => Promise<void>): Promise<void> {
  const mine = (counting.get(company) ?? Promise.resolve()).then(count, count)
  counting.set(company, mine)
  const forget = (): void => {
    if (counting.get(company) === mine) counting.delete(company)
  }
  mine.then(forget, forget)
  return mine
}

const countNow = (staff: Database, sender: Sender, bytes: number): Promise<void> =>
  staff.transaction([], async (tx) => {
    await lockName(tx, '@uploads', sender.company)
    await tx
      .insertInto('upload_count')
      .values({
        company_id: sender.company,
        member_id: sender.person,
        hour: raw<string>`date_trunc('hour', now())`,
        files: 1,
        bytes: String(bytes),
      })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'hour', 'member_id']).doUpdateSet({
          files: raw<number>`upload_count.files + 1`,
          bytes: raw<string>`upload_count.bytes + excluded.bytes`,
        }),
      )
      .execute()
    await requireRoom(tx, sender)
  })

/** The quota of a company that is not reviewed yet covers its documents and some retries. */
async function requireRoom(tx: Tx, { company, person }: Sender): Promise<void> {
  const used = await tx
    .selectFrom('upload_count')
    .select([
      raw<string>`coalesce(sum(files), 0)`.as('company_files'),
      raw<string>`coalesce(sum(bytes), 0)`.as('company_bytes'),
      raw<string>`coalesce(sum(files) filter (where member_id = ${person}), 0)`.as('member_files'),
      raw<string>`coalesce(sum(bytes) filter (where member_id = ${person}), 0)`.as('member_bytes'),
      raw<boolean>`exists (select 1 from company where id = ${company}
        and certification = ${certificationStatus.codes.passed})`.as('is_reviewed'),
    ])
    .where('company_id', '=', company)
    .where('hour', '>', raw<string>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow()
  const quotas = used.is_reviewed ? uploadQuotas.reviewed : uploadQuotas.unreviewed
  const sides = [
    { quota: quotas.member, files: used.member_files, bytes: used.member_bytes },
    { quota: quotas.company, files: used.company_files, bytes: used.company_bytes },
  ]
  for (const { quota, files, bytes } of sides) {
    if (Number(files) <= quota.files && Number(bytes) <= quota.bytes) continue
    throw refuse('file.quota', { files: quota.files, size: sizeText(quota.bytes) })
  }
}
