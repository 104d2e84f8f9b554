import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { type Mailer, openMailer } from '../../platform/mail/open-mailer.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Texts, textsOf } from '../../platform/texts.ts'
import { noticeText } from './notice-text.ts'

const mostFailures = 5

/**
 * Sends the text messages and e-mails that are due, each once. Where a carrier or mail server does not take one, it and
 * the rest wait for the next minute.
 */
export const sendDeliveries = (
  platform: Platform,
  mailer: Mailer | undefined = openMailer(platform.config.environment),
): JobDefinition => ({
  name: 'notice-deliveries',
  schedule: '* * * * *',
  run: async () => {
    await sendAll(platform, takeText, (due) => sendText(platform, due))
    if (mailer) await sendAll(platform, takeMail, (due) => sendMail(mailer, due))
    await platform.staff.transaction([], (tx) =>
      tx
        .deleteFrom('notice_delivery')
        .where('created_at', '<', raw<string>`now() - interval '30 days'`)
        .execute(),
    )
  },
})

type Due = {
  readonly id: string
  readonly phrase: string | null
  readonly params: unknown
  readonly count: number
  readonly title: string
  readonly content: string
  readonly mobile: string
  readonly email: string | null
  readonly locale: string | null
}

/** Taken before they are sent: the carrier's delay must not hold the rows' locks. */
async function sendAll(
  platform: Platform,
  take: (tx: Tx) => Promise<Due[]>,
  send: (due: readonly Due[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const due = await platform.staff.transaction([], take)
    if (due.length === 0) return
    try {
      await send(due)
    } catch (error) {
      const ids = due.map(({ id }) => id)
      platform.log.warn({ err: error, deliveries: ids }, 'messages not sent')
      await platform.staff.transaction([], (tx) => giveBack(tx, ids))
      return
    }
  }
}

const giveBack = (tx: Tx, ids: readonly string[]) =>
  raw`update notice_delivery set failures = failures + 1,
    sent_at = case when failures + 1 < ${mostFailures} then null else sent_at end
    where id = any(${ids}::bigint[])`.execute(tx)

/** One text message; what another process is sending is skipped. */
const takeText = (tx: Tx): Promise<Due[]> =>
  taken(
    tx,
    raw`select d.id from notice_delivery d join member m on m.id = d.member_id
      where d.channel = 'sms' and d.sent_at is null and d.due_at <= now() and m.is_enabled and m.deleted_at is null
      order by d.due_at, d.id limit 1 for update of d skip locked`,
  )

/** All e-mails of one member that are due: they are sent as one. */
const takeMail = (tx: Tx): Promise<Due[]> =>
  taken(
    tx,
    raw`select d.id from notice_delivery d
      where d.channel = 'email' and d.sent_at is null and d.due_at <= now()
        and d.member_id = (
          select o.member_id from notice_delivery o join member m on m.id = o.member_id
          where o.channel = 'email' and o.sent_at is null and o.due_at <= now()
            and m.is_enabled and m.deleted_at is null and m.email <> ''
          order by o.due_at, o.id limit 1 for update of o skip locked)
      for update skip locked`,
  )

async function taken(tx: Tx, due: ReturnType<typeof raw>): Promise<Due[]> {
  const { rows } = await raw<Due>`
    with due as (${due})
    update notice_delivery d set sent_at = now(), batch = null
    from due, member m left join notice_setting s on s.company_id = m.company_id and s.member_id = m.id
    where d.id = due.id and m.id = d.member_id
    returning d.id, d.phrase, d.params, d.title, d.content, d.count, m.mobile, m.email, s.locale`.execute(tx)
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** A member who never saved settings reads the default language. */
const textsFor = ({ locale }: Due): Texts => textsOf(locales.find((each) => each === locale) ?? defaultLocale)

function worded(due: Due): { title: string; content: string } {
  const { phrase } = due
  return phrase === null
    ? { title: due.title, content: due.content }
    : noticeText(textsFor(due), { ...due, phrase })
}

async function sendText(platform: Platform, due: readonly Due[]): Promise<void> {
  for (const each of due) {
    const { title, content } = worded(each)
    await platform.sms.send(each.mobile, content, { scene: 'notice', message: title })
  }
}

async function sendMail(mailer: Mailer, due: readonly Due[]): Promise<void> {
  const [first] = due
  if (!first?.email) return
  const text = textsFor(first)
  const messages = due.map(worded)
  await mailer.send({
    to: first.email,
    subject:
      messages.length === 1
        ? (messages[0]?.title ?? '')
        : text('server.noticeMail.subject', { count: messages.length }),
    text: [
      ...messages.map(({ title, content }) => `${title}\n${content}`),
      text('server.noticeMail.footer'),
    ].join('\n\n'),
    attachments: [],
  })
}
