import type {
  StatementSubscription,
  StatementSubscriptionSave,
} from '@quayside/contract/finance/statement-subscription.ts'
import { maskEmail } from '@quayside/contract/kernel/mask.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { saveSetting } from '../../platform/records/save-setting.ts'
import type { Call } from '../../platform/session/call.ts'

export async function getSubscription(call: Call): Promise<StatementSubscription> {
  const { companyId } = call.principal
  const [[row], contacts] = await call.read(
    sql
      .selectFrom('statement_subscription')
      .select(['is_enabled', 'send_day', raw<string[]>`contact_ids::text[]`.as('contact_ids')])
      .where('company_id', '=', companyId),
    sql
      .selectFrom('contact')
      .select(['id', 'name', 'email'])
      .where('company_id', '=', companyId)
      .where('email', '<>', '')
      .where('deleted_at', 'is', null)
      .orderBy('id'),
  )
  return {
    isEnabled: toFlag(row?.is_enabled ?? false),
    day: row?.send_day ?? 1,
    // One that was removed since gets nothing.
    contactIds: (row?.contact_ids ?? []).filter((id) => contacts.some((contact) => contact.id === id)),
    contacts: contacts.map(({ email, ...contact }) => ({ ...contact, email: maskEmail(email) })),
    isMailConfigured: isMailConfigured(call.platform.config.environment),
  }
}

export async function saveSubscription(
  call: Call,
  { body }: { body: StatementSubscriptionSave },
): Promise<StatementSubscription> {
  const { companyId } = call.principal
  await call.write(async (tx) => {
    const contacts = await tx
      .selectFrom('contact')
      .select(['id', 'email'])
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${body.contactIds}::bigint[])`)
      .where('deleted_at', 'is', null)
      .execute()
    refuseIfAny(
      body.contactIds.flatMap((id, place) => {
        const contact = contacts.find((each) => each.id === id)
        if (!contact) return [at(`contactIds.${place}`, 'record.notFound')]
        return contact.email === '' ? [at(`contactIds.${place}`, 'finance.contactWithoutEmail')] : []
      }),
    )
    await saveSetting(tx, call.principal, {
      table: 'statement_subscription',
      values: {
        is_enabled: isYes(body.isEnabled),
        send_day: body.day,
        contact_ids: raw<string[]>`${body.contactIds}::bigint[]`,
      },
      note: `statementSubscription ${body.isEnabled}`,
    })
  })
  return getSubscription(call)
}
