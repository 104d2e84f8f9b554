import type { Amount } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'

type Rule = { paymentsAbove: string | null }

export const findApprovalRule = (companyId: string) =>
  sql.selectFrom('approval_rule').select('payments_above').where('company_id', '=', companyId)

/** The members who may release what this one applied for. */
export const findReleasers = (companyId: string, memberId: string) =>
  sql
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '<>', memberId)
    .where(raw<boolean>`permissions @> array['finance-application-release']`)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')

export async function getApprovalRule(call: Call): Promise<Rule> {
  const [[rule]] = await call.read(findApprovalRule(call.principal.companyId))
  return { paymentsAbove: rule?.payments_above ?? null }
}

export const saveApprovalRule = (
  call: Call,
  { body: { paymentsAbove } }: { body: { paymentsAbove: Amount | null } },
): Promise<Rule> =>
  call.write(async (tx) => {
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    await tx
      .insertInto('approval_rule')
      .values({ company_id: companyId, payments_above: paymentsAbove })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ payments_above: paymentsAbove }))
      .execute()
    await recordEvents(
      tx,
      acting,
      { companyId, entity: 'company', ids: [companyId] },
      { transition: 'save', note: `approvalRule ${paymentsAbove ?? '-'}` },
    )
    return { paymentsAbove }
  })
