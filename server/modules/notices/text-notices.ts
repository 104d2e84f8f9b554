import { defaultLocale } from '@quayside/phrases/locales.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { textsOf } from '../../platform/texts.ts'

/**
 * Sends what also goes out as a text message, each message once. Where the carrier does not take one, it and the rest
 * wait for the next minute.
 */
export const textNotices = (platform: Platform): JobDefinition => ({
  name: 'notice-texts',
  schedule: '* * * * *',
  run: async () => {
    for (;;) {
      const due = await platform.staff.transaction([], takeNext)
      if (!due || !(await sendText(platform, due))) return
    }
  },
})

/** Skips what another process is at. Taken before it is sent: the carrier's delay must not hold the row's lock. */
async function takeNext(tx: Tx) {
  const due = await tx
    .selectFrom('notice as n')
    .innerJoin('member as m', 'm.id', 'n.member_id')
    .select(['n.id', 'n.phrase', 'n.params', 'm.mobile'])
    .where('n.is_text_due', '=', true)
    .orderBy('n.id')
    .limit(1)
    .forUpdate('n')
    .skipLocked()
    .executeTakeFirst()
  if (due) await markDue(tx, due.id, false)
  return due
}

const markDue = (tx: Tx, id: string, isDue: boolean) =>
  tx.updateTable('notice').set({ is_text_due: isDue }).where('id', '=', id).execute()

type Due = NonNullable<Awaited<ReturnType<typeof takeNext>>>

/** The language of a member who is not logged in is not known. */
async function sendText(platform: Platform, { id, phrase, params, mobile }: Due): Promise<boolean> {
  const text = textsOf(defaultLocale)
  const given = params as Record<string, string | number>
  try {
    await platform.sms.send(mobile, text(`server.notices.${phrase}.content`, given), {
      scene: 'notice',
      message: text(`server.notices.${phrase}.title`, given),
    })
    return true
  } catch (error) {
    platform.log.warn({ err: error, notice: id }, 'text message not sent')
    await platform.staff.transaction([], (tx) => markDue(tx, id, true))
    return false
  }
}
