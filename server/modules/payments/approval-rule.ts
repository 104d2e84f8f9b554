import type {
  ApprovalRule,
  ApprovalRuleSave,
  ReleasedKind,
} from '@quayside/contract/account/approval-rule.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { Permission } from '@quayside/contract/permissions.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { saveSetting } from '../../platform/records/save-setting.ts'
import type { Call } from '../../platform/session/call.ts'
import { findApprovalRule, findReleasers } from '../account/release.ts'

/** The permissions with which one may release something of a kind. */
export const releasePermissions: Readonly<Record<ReleasedKind, readonly Permission[]>> = {
  payments: ['finance-application-release'],
  orders: orderKind.values.map((kind) => orderPermission(kind, 'release')),
}

async function readRule(read: Reader, companyId: string): Promise<ApprovalRule> {
  const [[rule], payments, orders] = await read(
    findApprovalRule(companyId),
    findReleasers(companyId, releasePermissions.payments),
    findReleasers(companyId, releasePermissions.orders),
  )
  const namesOf = (members: readonly { name: string }[]) => members.map(({ name }) => name)
  return {
    paymentsAbove: rule?.payments_above ?? null,
    ordersAbove: rule?.orders_above ?? null,
    releasers: { payments: namesOf(payments), orders: namesOf(orders) },
  }
}

export const getApprovalRule = (call: Call): Promise<ApprovalRule> =>
  readRule(call.read, call.principal.companyId)

export const saveApprovalRule = (
  call: Call,
  { body: { paymentsAbove, ordersAbove } }: { body: ApprovalRuleSave },
): Promise<ApprovalRule> =>
  call.write(async (tx) => {
    await saveSetting(tx, call.principal, {
      table: 'approval_rule',
      values: { payments_above: paymentsAbove, orders_above: ordersAbove },
      note: `approvalRule ${paymentsAbove ?? '-'} ${ordersAbove ?? '-'}`,
    })
    return readRule(readWithin(tx), call.principal.companyId)
  })
