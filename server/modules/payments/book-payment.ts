import { type Amount, formatAmount, isPositive, minus, type Rate } from '@quayside/contract/kernel/money.ts'
import { sharesInRmb } from '@quayside/contract/payments/application-amounts.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { smaller } from '../finance/deposits.ts'
import { endEarmarks } from '../finance/earmarks.ts'
import { postEntry } from '../finance/post-entry.ts'
import { writeOff } from '../finance/write-off.ts'
import type { LockedApplication } from './application-queries.ts'

type Line = { readonly order_id: string; readonly amount: string }

/**
 * Books what was paid to the supplier, order by order, and the bank's charge. What was kept for the application settles
 * the new debts at once.
 */
export async function bookPayment(
  tx: Tx,
  acting: Acting,
  application: LockedApplication,
  paid: {
    readonly lines: readonly Line[]
    readonly paidOn: string
    readonly charge: { readonly amount: Amount; readonly rmbAmount: Amount }
  },
): Promise<void> {
  const { company_id: companyId, currency } = application
  const head = {
    companyId,
    document: { kind: 'paymentApplication', id: application.id, no: application.number },
    occurredOn: paid.paidOn,
    rate: {
      currency,
      rate: application.rate as Rate,
      source: application.rate_source,
      day: application.rate_date,
    },
  } as const
  const basisOf = (amount: string) => `${currency} ${formatAmount(amount as Amount)} × ${application.rate}`
  const shares = sharesInRmb(
    paid.lines.map(({ amount }) => amount as Amount),
    application.rate as Rate,
  )
  const debts: { itemId: string; amount: Amount }[] = []
  for (const [place, line] of paid.lines.entries()) {
    const rmbAmount = getOrRefuse(shares[place])
    const { itemId } = await postEntry(tx, acting, {
      ...head,
      happened: { event: 'supplierPaid', currency, amount: line.amount as Amount, rmbAmount },
      orderId: line.order_id,
      basis: basisOf(line.amount),
    })
    debts.push({ itemId: itemId ?? '', amount: rmbAmount })
  }
  const { charge } = paid
  if (isPositive(charge.rmbAmount))
    await postEntry(tx, acting, {
      ...head,
      happened: { event: 'bankCharge', currency, ...charge },
      orderId: paid.lines[0]?.order_id ?? null,
      basis: basisOf(charge.amount),
    })
  await useEarmarks(tx, acting, application, debts)
}

async function useEarmarks(
  tx: Tx,
  acting: Acting,
  { company_id: companyId, id }: LockedApplication,
  debts: readonly { itemId: string; amount: Amount }[],
): Promise<void> {
  const open = debts.map((debt) => ({ ...debt }))
  for (const { depositId, amount } of await endEarmarks(tx, companyId, id)) {
    let left = amount
    const parts: { itemId: string; amount: Amount }[] = []
    for (const debt of open) {
      const part = smaller(left, debt.amount)
      if (!isPositive(part)) continue
      parts.push({ itemId: debt.itemId, amount: part })
      debt.amount = minus(debt.amount, part)
      left = minus(left, part)
    }
    await writeOff(tx, acting, { companyId, depositId, parts })
  }
}
