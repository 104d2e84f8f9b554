import type { Locale } from '@quayside/phrases/locales.ts'
import type { Tx } from '../database/database.ts'

/** What is attached when the e-mail is sent. */
export type Attached = { readonly files?: readonly string[]; readonly statement?: string }

type QueuedMail = {
  /** Absent for the provider's staff. */
  readonly companyId?: string
  readonly kind: MailKind
  readonly locale: Locale
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly attached?: Attached
}
export type MailKind =
  | 'notice'
  | 'statement'
  | 'invitation'
  | 'passwordReset'
  | 'emailChanged'
  | 'secondFactor'

/** Runs in the transaction of what the e-mail tells, so that neither exists without the other. */
export async function queueMails(tx: Tx, mails: readonly QueuedMail[]): Promise<void> {
  if (mails.length === 0) return
  await tx
    .insertInto('mail')
    .values(
      mails.map(({ companyId, to, paragraphs, attached = {}, ...mail }) => ({
        ...mail,
        company_id: companyId ?? null,
        address: to,
        paragraphs: [...paragraphs],
        attached: JSON.stringify(attached),
      })),
    )
    .execute()
}
