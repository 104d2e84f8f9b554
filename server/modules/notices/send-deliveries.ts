import { defaultLocale, type Locale, locales } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { textsOf } from '../../platform/texts.ts'
import { noticeText } from './notice-text.ts'

/** Minutes until a text message is tried again, after the first attempt and each later one: two days together. */
const textPauses = [1, 5, 15, 60, 180, 360, 720, 1_440]

/**
 * Sends the text messages that are due, and queues the e-mails, each once. Where a carrier does not take one, the rest
 * waits for the next minute, and that one for longer each time.
 */
export const sendDeliveries = (
  platform: Platform,
  canMail = isMailConfigured(platform.config.environment),
): JobDefinition => ({
  name: 'notice-deliveries',
  schedule: '* * * * *',
  run: async () => {
    while (await sendNextText(platform));
    if (canMail) while (await platform.staff.transaction([], (tx) => queueNextMail(platform, tx)));
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
  readonly company_id: string
  readonly file_ids: string[]
}

/** Taken before it is sent: the carrier's delay must not hold the row's lock. Answers whether there may be more. */
async function sendNextText(platform: Platform): Promise<boolean> {
  const [due] = await platform.staff.transaction([], takeText)
  if (!due) return false
  try {
    const { title, content } = worded(due)
    await platform.sms.send(due.mobile, content, { scene: 'notice', message: title })
    return true
  } catch (error) {
    platform.log.warn({ err: error, delivery: due.id }, 'text message not sent')
    await platform.staff.transaction([], (tx) => giveBack(tx, due.id))
    return false
  }
}

const giveBack = (tx: Tx, id: string) =>
  raw`update notice_delivery set failures = failures + 1, sent_at = null,
    due_at = coalesce(now() + make_interval(mins => (${textPauses}::int[])[failures + 1]), 'infinity')
    where id = ${id}`.execute(tx)

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
    returning d.id, d.company_id, d.phrase, d.params, d.title, d.content, d.count, d.file_ids, m.mobile, m.email, s.locale`.execute(
    tx,
  )
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id))
}

/** A member who never saved settings reads the default language. */
const localeOf = ({ locale }: Due): Locale => locales.find((each) => each === locale) ?? defaultLocale

function worded(due: Due): { title: string; content: string } {
  const { phrase } = due
  return phrase === null
    ? { title: due.title, content: due.content }
    : noticeText(textsOf(localeOf(due)), { ...due, phrase })
}

/** The e-mail and that its messages were taken are one transaction; from then on it is tried until its address takes it. */
async function queueNextMail(platform: Platform, tx: Tx): Promise<boolean> {
  const due = await takeMail(tx)
  const [first] = due
  if (!first?.email) return false
  const locale = localeOf(first)
  const text = textsOf(locale)
  const messages = due.map(worded)
  const [only] = messages
  await queueMails(tx, [
    {
      companyId: first.company_id,
      kind: 'notice',
      locale,
      to: first.email,
      subject:
        messages.length === 1 && only
          ? only.title
          : text('server.noticeMail.subject', { count: messages.length }),
      paragraphs: [
        ...messages.map(({ title, content }) => `${title}\n${content}`),
        text('server.noticeMail.footer', { product: await readProductName(platform, locale) }),
      ],
      attached: { files: due.flatMap(({ file_ids: ids }) => ids) },
    },
  ])
  return true
}
