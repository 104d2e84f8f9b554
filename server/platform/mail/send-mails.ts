import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { JobDefinition } from '../jobs.ts'
import type { Platform } from '../platform.ts'
import { textsOf } from '../texts.ts'
import { attachedFiles } from './attached-files.ts'
import { readLetterBrand } from './letter-brand.ts'
import { isGivenUp, mailPauses } from './mail-retries.ts'
import { type Attachment, isMailServerAway, type Mailer, openMailer } from './open-mailer.ts'
import type { Attached } from './queue-mail.ts'
import { logoId, writeLetter } from './write-letter.ts'

/** How a module makes what is attached. */
type MakeStatement = (platform: Platform, companyId: string, month: string) => Promise<Attachment[]>

/** Every minute: the e-mails that are due, each address by itself. */
export const sendMails = (
  platform: Platform,
  makeStatement: MakeStatement,
  mailer: Mailer | undefined = openMailer(platform.config.environment),
): JobDefinition => ({
  name: 'mails',
  schedule: '* * * * *',
  run: async () => {
    if (mailer) while (await sendNext(platform, mailer, makeStatement));
    await platform.staff.transaction([], forgetOld)
  },
})

type Due = {
  readonly id: string
  readonly company_id: string | null
  readonly locale: string
  readonly address: string
  readonly subject: string
  readonly paragraphs: string[]
  readonly attached: unknown
  readonly attempts: number
}

/** Whether there may be more: none is left, or the mail server takes nothing at all and the rest waits for the next minute. */
async function sendNext(platform: Platform, mailer: Mailer, makeStatement: MakeStatement): Promise<boolean> {
  const due = await platform.staff.transaction([], takeNext)
  if (!due) return false
  try {
    const locale = locales.find((each): each is Locale => each === due.locale) ?? locales[0]
    const brand = await readLetterBrand(platform, locale)
    const { publicUrl } = platform.config
    await mailer.send({
      to: due.address,
      senderName: brand.name,
      replyTo: brand.replyTo,
      subject: due.subject,
      ...writeLetter(textsOf(locale), due, { publicUrl, brand }),
      logo: brand.logo && { ...brand.logo, id: logoId },
      attachments: await attachmentsOf(platform, due, makeStatement),
      // The same at each attempt, so that one that was taken twice is recognised.
      messageId: `<mail-${due.id}@quayside>`,
    })
    await platform.staff.transaction([], (tx) => markSent(tx, due.id))
    return true
  } catch (error) {
    platform.log.warn({ err: error, mail: due.id, attempts: due.attempts }, 'e-mail not sent')
    await platform.staff.transaction([], (tx) => markFailed(tx, due, error))
    return !isMailServerAway(error)
  }
}

/**
 * The next attempt is set before this one: when the process ends in between, the e-mail is tried again. What another
 * process is sending is skipped.
 */
async function takeNext(tx: Tx): Promise<Due | undefined> {
  const { rows } = await raw<Due>`
    with due as (
      select id from mail where sent_at is null and given_up_at is null and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    update mail m set attempts = m.attempts + 1,
      due_at = now() + make_interval(mins => coalesce((${[...mailPauses]}::int[])[m.attempts + 1], ${mailPauses.at(-1)}::int))
    from due where m.id = due.id
    returning m.id, m.company_id, m.locale, m.address, m.subject, m.paragraphs, m.attached, m.attempts`.execute(
    tx,
  )
  return rows[0]
}

const markSent = (tx: Tx, id: string) =>
  raw`update mail set sent_at = now(), last_error = '' where id = ${id}`.execute(tx)

const markFailed = (tx: Tx, { id, attempts }: Due, error: unknown) =>
  raw`update mail set last_error = ${reasonOf(error)},
    given_up_at = case when ${isGivenUp(attempts)} then now() end where id = ${id}`.execute(tx)

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 500)

async function attachmentsOf(
  platform: Platform,
  { company_id: companyId, attached }: Due,
  makeStatement: MakeStatement,
) {
  if (companyId === null) return []
  const { files = [], statement } = attached as Attached
  return [
    ...(await attachedFiles(platform, companyId, files)),
    ...(statement === undefined ? [] : await makeStatement(platform, companyId, statement)),
  ]
}

const forgetOld = (tx: Tx) =>
  raw`delete from mail where created_at < now() - interval '30 days' and sent_at is not null
    or given_up_at < now() - interval '180 days'`.execute(tx)
