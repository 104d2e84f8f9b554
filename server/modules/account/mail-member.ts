import type { MemberDraft } from '@quayside/contract/account/member.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { type MailKind, queueMails } from '../../platform/mail/queue-mail.ts'
import type { Call, OpenCall } from '../../platform/session/call.ts'
import { readProductName } from '../../platform/system/product-name.ts'
import { textsOf } from '../../platform/texts.ts'
import type { Account } from './account.ts'

type Letter = {
  readonly kind: Extract<MailKind, 'invitation' | 'passwordReset' | 'emailChanged'>
  readonly companyId: string
  readonly locale: Locale
  readonly to: string | null | undefined
  /** Texts of the kind, in their order. */
  readonly parts: readonly string[]
  readonly params?: Readonly<Record<string, string>>
}

async function mail(tx: Tx, { platform }: OpenCall, letter: Letter): Promise<void> {
  const { kind, companyId, locale, to, parts, params = {} } = letter
  if (!to || !isMailConfigured(platform.config.environment)) return
  const product = await readProductName(platform, locale)
  const text = (part: string): string =>
    textsOf(locale)(`server.mail.${kind}.${part}`, { ...params, product })
  await queueMails(tx, [
    { companyId, kind, locale, to, subject: text('subject'), paragraphs: parts.map(text) },
  ])
}

/** In the language of the colleague who invites: the invited one has chosen none yet. */
export async function mailInvitation(tx: Tx, call: Call, { email, mobile }: MemberDraft): Promise<void> {
  const { companyId, memberId } = call.principal
  const { company, inviter } = await tx
    .selectFrom('company as c')
    .innerJoin('member as m', 'm.company_id', 'c.id')
    .select(['c.name as company', 'm.name as inviter'])
    .where('c.id', '=', companyId)
    .where('m.id', '=', memberId)
    .executeTakeFirstOrThrow()
  await mail(tx, call, {
    kind: 'invitation',
    companyId,
    locale: call.locale,
    to: email,
    parts: ['content', 'how'],
    params: { company, inviter, mobile },
  })
}

export async function mailPasswordReset(tx: Tx, call: OpenCall, account: Account): Promise<void> {
  const { company_id: companyId, member_id: memberId, email: to } = account
  const locale = await localeOf(tx, memberId, call.locale)
  await mail(tx, call, { kind: 'passwordReset', companyId, locale, to, parts: ['content', 'warning'] })
}

/** The former address is told too, so that a change by someone else is noticed. */
export async function mailEmailChange(
  tx: Tx,
  call: Call,
  { former, current }: { readonly former: string | null; readonly current: string },
): Promise<void> {
  const { companyId, memberId } = call.principal
  const locale = await localeOf(tx, memberId, call.locale)
  const about = { kind: 'emailChanged', companyId, locale } as const
  if (former !== current) await mail(tx, call, { ...about, to: former, parts: ['former', 'warning'] })
  await mail(tx, call, { ...about, to: current, parts: ['current', 'warning'] })
}

/** The language of the member's own settings; without any, that of the call. */
async function localeOf(tx: Tx, memberId: string, fallback: Locale): Promise<Locale> {
  const setting = await tx
    .selectFrom('notice_setting')
    .select('locale')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return locales.find((each) => each === setting?.locale) ?? fallback
}
