import { type TaxBillKindKey, taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { type Amount, isPositive } from '@quayside/contract/kernel/money.ts'
import { TaxBillDraft } from '@quayside/contract/office/tax-bill.ts'
import { issueTaxBill } from '../modules/customs/issue-tax-bill.ts'
import { stepTaxBill } from '../modules/customs/step-tax-bill.ts'
import { stepVoucher } from '../modules/finance/step-voucher.ts'
import type { Tx } from '../platform/database/database.ts'
import type { Books } from './demo-books.ts'
import { declarationsOf } from './demo-declarations.ts'
import { desk } from './demo-desk.ts'

/** A bill of each tax that a declaration owes. */
export async function bill(tx: Tx, id: string, issuedOn: string): Promise<void> {
  const owed = await tx
    .selectFrom('declaration')
    .select(['duty', 'anti_dumping', 'consumption_tax', 'vat'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const taxes: Readonly<Record<string, string>> = {
    duty: owed.duty,
    antiDumping: owed.anti_dumping,
    consumptionTax: owed.consumption_tax,
    vat: owed.vat,
  } satisfies Partial<Record<TaxBillKindKey, string>>
  for (const [kind, amount] of Object.entries(taxes))
    if (isPositive(amount as Amount))
      await issueTaxBill(tx, desk, TaxBillDraft.parse({ declarationId: id, kind, amount, issuedOn }))
}

/** The taxes of an order by the bills of its declarations; answers whether it has any. */
export async function payDemoTaxes(
  { desk: clerk, cashier }: Pick<Books, 'desk' | 'cashier'>,
  tx: Tx,
  orderId: string,
  day: string,
): Promise<boolean> {
  const declarations = await declarationsOf(tx, orderId)
  for (const { id } of declarations) await bill(tx, id, day)
  const bills = await tx
    .selectFrom('tax_bill')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  for (const { id } of bills) {
    await stepTaxBill(tx, clerk, { id, name: 'pay', given: { paidOn: day } })
    const { state, voucher_id: voucherId } = await tx
      .selectFrom('tax_bill')
      .select(['state', 'voucher_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // A large payment waits for the second person.
    if (state === taxBillState.codes.paying && voucherId !== null)
      await stepVoucher(tx, cashier, { id: voucherId, name: 'release', given: {} })
  }
  return declarations.length > 0
}
