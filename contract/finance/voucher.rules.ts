import { type Amount, compare, isPositive, isRate } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { checkWorth } from '../rates/convert.ts'
import { at } from '../refusals.ts'
import type { VoucherKindKey } from './voucher.codes.ts'

/** Questions that booking money may ask, by the refusal that asks them; it is repeated with those that were confirmed. */
export const bookingQuestions = ['finance.voucherRepeated', 'finance.otherPayer'] as const

type Booked = {
  readonly kind: string
  readonly currency: string
  readonly amount: string
  readonly occurredOn: string
  readonly bankReference: string
  readonly taxKind: string
  readonly orderId: string | null
}

/**
 * Whether two vouchers of a customer may be the same money entered twice: equal in kind, amount and day. Two references
 * of the bank that differ, two kinds of tax or two orders say that they are not.
 */
export const isSameMoney = (one: Booked, other: Booked): boolean =>
  one.kind === other.kind &&
  one.currency === other.currency &&
  compare(one.amount as Amount, other.amount as Amount) === 0 &&
  one.occurredOn === other.occurredOn &&
  one.taxKind === other.taxKind &&
  (one.orderId === null || other.orderId === null || one.orderId === other.orderId) &&
  (one.bankReference === '' ||
    other.bankReference === '' ||
    one.bankReference.toUpperCase() === other.bankReference.toUpperCase())

type VoucherFields = {
  readonly kind: VoucherKindKey
  readonly currency: string
  readonly amount: string
  readonly orderId?: string | undefined
  readonly taxKind: string
  readonly rate?: string | undefined
  readonly itemId?: string | undefined
}

const isForeign = ({ currency }: VoucherFields): boolean => currency !== 'RMB'

/** The currency that a new voucher offers: an export's money arrives in the order's, taxes are paid in RMB. */
export function offeredCurrency(
  kind: VoucherKindKey,
  { chosen, order }: { readonly chosen: string; readonly order: string | undefined },
): string {
  if (kind === 'taxPaid' || kind === 'exchangeDifference') return 'RMB'
  if (kind !== 'fxReceived' && kind !== 'fxSettled') return chosen
  if (order !== undefined && order !== 'RMB') return order
  return chosen === 'RMB' ? 'USD' : chosen
}

/** What each kind asks for besides an amount. */
export function checkVoucher(draft: VoucherFields): Finding[] {
  const findings: Finding[] = []
  // Its entry would leave the debt in the ledger as it was: other money is written off against a debt.
  if (draft.itemId !== undefined && draft.kind !== 'exchangeDifference')
    findings.push(at('itemId', 'finance.itemOfOtherKind'))
  if (!(Number(draft.amount) > 0)) findings.push(at('amount', 'field.positive'))
  switch (draft.kind) {
    case 'taxPaid':
      if (draft.taxKind === '') findings.push(at('taxKind', 'field.required'))
      if (draft.orderId === undefined) findings.push(at('orderId', 'field.required'))
      if (isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      break
    case 'fxSettled':
      if (!isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      if (draft.rate === undefined) findings.push(at('rate', 'field.required'))
      // The form asks while the rate is being typed.
      else if (findings.length === 0 && isRate(draft.rate) && isPositive(draft.rate))
        findings.push(
          ...checkWorth('amount', { amount: draft.amount as Amount, currency: draft.currency }, draft.rate),
        )
      break
    case 'fxReceived':
      if (!isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      if (draft.orderId === undefined) findings.push(at('orderId', 'field.required'))
      break
    case 'exchangeDifference':
      if (isForeign(draft)) findings.push(at('currency', 'finance.currencyDiffers'))
      break
    case 'received':
    case 'paidOut':
    case 'reversal':
      break
    default:
      draft.kind satisfies never
  }
  return findings
}
