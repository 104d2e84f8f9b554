import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { ApprovalRule } from '@quayside/contract/payments/application-form.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'

export const findApprovalRule = (companyId: string) =>
  sql.selectFrom('approval_rule').select('payments_above').where('company_id', '=', companyId)

/** The members who may release; without the one who applied, where there is one. */
export const findReleasers = (companyId: string, memberId = '0') =>
  sql
    .selectFrom('member')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('id', '<>', memberId)
    .where(raw<boolean>`permissions @> array['finance-application-release']`)
    .where('is_enabled', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')

async function readRule(read: Reader, companyId: string): Promise<ApprovalRule> {
  const [[rule], releasers] = await read(findApprovalRule(companyId), findReleasers(companyId))
  return { paymentsAbove: rule?.payments_above ?? null, releasers: releasers.map(({ name }) => name) }
}

export const getApprovalRule = (call: Call): Promise<ApprovalRule> =>
  readRule(call.read, call.principal.companyId)

export const saveApprovalRule = (
  call: Call,
  { body: { paymentsAbove } }: { body: { paymentsAbove: Amount | null } },
): Promise<ApprovalRule> =>
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
    return readRule(readWithin(tx), companyId)
  })
